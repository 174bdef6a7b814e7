import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Brand } from '../Brand/Brand.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { Form } from '../Form/Form.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { ReadingLayout } from '../ReadingLayout/ReadingLayout.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SortableList } from '../SortableList/SortableList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Table } from '../Table/Table.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { inFrench } from './bilingual.ts';
import { StudioSession } from './Studio.tsx';
import { fold } from './fold.ts';

const choices = [{ value: 'a', label: 'Premier' }] as const;
const nothing = () => {};

const shown: Record<string, ReactElement> = {
  Brand: <Brand name="Écritoire" href="/" />,
  Breadcrumbs: (
    <Breadcrumbs
      label="Chemin"
      steps={[
        { href: '/a', label: 'Projets' },
        { href: '/b', label: 'Un' },
      ]}
    />
  ),
  Button: <Button size="small">Écrire</Button>,
  Checkbox: <Checkbox label="Oui" />,
  ComboBox: (
    <ComboBox
      fold={fold}
      label="Lieu"
      emptyMessage="–"
      options={choices}
      value={null}
      onChange={nothing}
    />
  ),
  DatePicker: <DatePicker label="Jour" value="2026-11-20" onChange={nothing} />,
  ErrorSummary: (
    <Form onSubmit={nothing}>
      <ErrorSummary title="À revoir" errors={[{ field: 'a', label: 'Nom', message: 'vide.' }]} />
    </Form>
  ),
  IconButton: <IconButton icon="x" label="Fermer" size="small" />,
  Link: (
    <Link look="quiet" href="/cgu">
      CGU
    </Link>
  ),
  'Link by itself': (
    <Stack align="start">
      <Link href="/cgu">CGU</Link>
    </Stack>
  ),
  LinkButton: <LinkButton>Oui</LinkButton>,
  NumberField: (
    <NumberField label="Mots" defaultValue={1} increaseLabel="Plus" decreaseLabel="Moins" />
  ),
  ReadingLayout: (
    <ReadingLayout
      contentsLabel="Sommaire"
      parts={[{ id: 'a', title: 'Premier', content: 'Un texte.' }]}
    />
  ),
  'SearchField, empty': <SearchField label="Chercher" clearLabel="Effacer" />,
  SearchField: <SearchField label="Chercher" clearLabel="Effacer" defaultValue="a" />,
  SessionBar: <StudioSession t={inFrench} />,
  SortableList: (
    <SortableList
      label="Documents"
      items={[
        { id: 'a', title: 'Un' },
        { id: 'b', title: 'Deux' },
      ]}
      renderFacts={() => <span>318 mots</span>}
      hrefOf={({ id }) => `/${id}`}
      handleLabel={(name) => name}
      placeText={String}
      onOpen={nothing}
      onMove={nothing}
    />
  ),
  Table: (
    <Table
      label="Textes"
      columns={[{ id: 'title', label: 'Titre', isRowHeader: true, isSortable: true }]}
      rows={[{ id: '1', cells: { title: 'Un' } }]}
      emptyMessage="–"
      selection={{ selectAllLabel: 'Tout', selectLabel: 'Un', selected: [], onChange: nothing }}
    />
  ),
  TextField: <TextField label="Titre" />,
};

/** Way out of a sheet for screen readers, out of sight and out of reach of a finger. */
function isForReadersOnly(control: Element): boolean {
  return (
    control instanceof HTMLButtonElement && control.parentElement?.style.clipPath === 'inset(50%)'
  );
}

/** What is pressed: of a box its label. */
function targets(): Element[] {
  const controls = document.querySelectorAll(
    'a[href], button, input, [role="gridcell"] > [role="button"]',
  );
  const pressed = [...controls]
    .filter((control) => control.closest('[aria-hidden="true"], [hidden], [inert]') === null)
    .filter((control) => control.getAttribute('type') !== 'hidden' && !isForReadersOnly(control))
    .map((control) =>
      control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control,
    );
  return pressed.filter((one) => one.checkVisibility({ visibilityProperty: true }));
}

/**
 * Whether a press at the rim of a square around its middle reaches it: nothing lies over it there. A
 * handle leaves its presses to the row that is dragged by it.
 */
function answers(target: Element, side: number): boolean {
  if (getComputedStyle(target).pointerEvents === 'none') return true;
  const { left, top, width, height } = target.getBoundingClientRect();
  const rim = side / 2 - 1;
  return [
    [0, -rim],
    [0, rim],
    [-rim, 0],
    [rim, 0],
  ].every(([x = 0, y = 0]) =>
    target.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)),
  );
}

function tooSmall(least: number): string[] {
  return targets().flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    const isSmall = Math.round(width) < least || Math.round(height) < least;
    return isSmall || !answers(target, least)
      ? [`${target.outerHTML.slice(0, 60)} ${width} × ${height}`]
      : [];
  });
}

afterEach(async () => {
  await commands.emulateTouch(false);
  await page.viewport(1280, 800);
});

// PAGE-74
test.each(Object.keys(shown))('%s has a 44 px touch, 24 px mouse target', async (name) => {
  await page.viewport(375, 700);
  await commands.emulateTouch(true);
  await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(true);
  const screen = await render(<div style={{ padding: '1rem' }}>{shown[name]}</div>);
  if (name === 'DatePicker') {
    await userEvent.click(screen.getByRole('button').last());
    await vi.waitUntil(() => document.querySelector('td [data-selected]')?.checkVisibility());
  }
  expect(targets().length).toBeGreaterThan(0);
  // A sheet comes from below the window.
  await expect.poll(() => tooSmall(44)).toEqual([]);
  await commands.emulateTouch(false);
  await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(false);
  expect(tooSmall(24)).toEqual([]);
});
