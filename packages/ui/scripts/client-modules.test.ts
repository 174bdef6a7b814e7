import { expect, test } from 'vitest';
import { isClientModule } from './library/client-modules.ts';

test.each([
  ['a hook of React', 'import { useState } from "react";', 'name.ts'],
  ['a context', 'import { Fragment, createContext } from "react";', 'name.ts'],
  ['an interactive library', 'import { useMenu } from "react-aria/useMenu";', 'name.ts'],
  ['an event handler', 'jsx("a", {\n\tonClick: (event) => {}\n})', 'Name.tsx'],
])('%s makes a client module', (_what, code, source) => {
  expect(isClientModule(code, source)).toBe(true);
});

test.each([
  ['elements', 'import { jsx } from "react/jsx-runtime";\njsx("p", { id })', 'Name.tsx'],
  ['other parts of React', 'import { createElement } from "react";', 'Name.tsx'],
  ['a colour', 'const tone = { onSolid: "#fff" };', 'roles.ts'],
])('%s makes no client module', (_what, code, source) => {
  expect(isClientModule(code, source)).toBe(false);
});
