import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MailAddress } from './MailAddress.tsx';

afterEach(() => page.viewport(1280, 800));

// PAGE-86
test('an address breaks at @ and dots', async () => {
  await page.viewport(320, 640);
  const address = 'jean-baptiste.de-la-tour@ateliers-de-recherche.exemple.fr';
  const screen = await render(
    <p lang="fr" style={{ hyphens: 'auto', inlineSize: 200 }}>
      La réponse partira vers <MailAddress>{address}</MailAddress>.
    </p>,
  );
  const parts = [...screen.container.querySelectorAll('p > span > span')];
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'jean-baptiste',
    '.de-la-tour',
    '@ateliers-de-recherche',
    '.exemple',
    '.fr',
  ]);
  const lines = new Set(parts.map((each) => each.getBoundingClientRect().top));
  expect(lines.size).toBeGreaterThan(1);
  const [line = 0] = parts.map((each) => each.getBoundingClientRect().height);
  for (const each of parts) expect(each.getBoundingClientRect().height).toBe(line);
  await expect
    .element(screen.getByText(/La réponse/))
    .toHaveTextContent(`La réponse partira vers ${address}.`);
});

// PAGE-86
test('an overlong address overflows no line', async () => {
  const screen = await render(
    <p style={{ inlineSize: 160 }}>
      <MailAddress>{`${'x'.repeat(64)}@exemple.fr`}</MailAddress>
    </p>,
  );
  const { scrollWidth, clientWidth } =
    screen.getByText(/xx/).element().closest('p') ?? document.body;
  expect(scrollWidth).toBe(clientWidth);
});
