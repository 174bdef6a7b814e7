import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SortableList } from './SortableList.tsx';

const onOpen = vi.fn<(id: string) => void>();
const onMove = vi.fn<(id: string, after: string | null) => void>();

const texts = {
  hrefOf: ({ id }: { id: string }) => `#${id}`,
  handleLabel: (title: string) => `Déplacer ${title}`,
  placeText: (place: number) => `Place ${place}`,
};

function Chapters() {
  const [order, setOrder] = useState(['un', 'deux', 'trois']);
  return (
    <SortableList
      label="Chapitres"
      {...texts}
      items={order.map((id) => ({ id, title: id }))}
      onOpen={({ id }) => onOpen(id)}
      onMove={(id, after) => {
        onMove(id, after);
        const others = order.filter((other) => other !== id);
        setOrder(others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, id));
      }}
    />
  );
}

/** From a row to its handle, whose row is then on its way. */
async function takeUp() {
  await userEvent.tab();
  await expect.poll(() => document.activeElement?.tagName).toBe('BUTTON');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('[data-dragging]')).not.toBeNull();
}

const titles = (screen: Awaited<ReturnType<typeof render>>) =>
  screen
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

// DOC-18
test('a row moves by keyboard', async () => {
  const screen = await render(<Chapters />);
  await userEvent.tab();
  await expect.element(screen.getByRole('row', { name: 'un' })).toHaveFocus();
  await takeUp();
  await userEvent.keyboard('{End}{Enter}');
  await vi.waitFor(() => expect(titles(screen)).toEqual(['deux', 'trois', 'un']));
});

test('Enter opens a row; Escape cancels a move', async () => {
  const screen = await render(<Chapters />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('deux');
  await takeUp();
  await userEvent.keyboard('{ArrowUp}{Escape}');
  // A move that still goes on would keep the keys of every test after it.
  await expect.poll(() => document.querySelector('[data-dragging]')).toBeNull();
  expect(titles(screen)).toEqual(['un', 'deux', 'trois']);
});

test('dropping in place moves nothing', async () => {
  onMove.mockClear();
  const screen = await render(<Chapters />);
  await userEvent.tab();
  await takeUp();
  await userEvent.keyboard('{Home}{Enter}');
  await expect.element(screen.getByRole('row', { name: 'un' })).toHaveFocus();
  await takeUp();
  await userEvent.keyboard('{End}{Enter}');
  await vi.waitFor(() => expect(onMove).toHaveBeenCalledExactlyOnceWith('un', 'trois'));
});

test('one alone has no handle', async () => {
  const screen = await render(
    <SortableList
      label="Chapitres"
      {...texts}
      items={[{ id: 'un', title: 'un' }]}
      onOpen={() => {}}
      onMove={() => {}}
    />,
  );
  expect(screen.getByRole('button').elements()).toEqual([]);
});

const many = Array.from({ length: 120 }, (_item, index) => ({
  id: `d${index}`,
  title: `Document ${index}`,
}));

function Documents({ count }: { count: number }) {
  return (
    <SortableList
      label="Documents"
      {...texts}
      items={many.slice(0, count)}
      onOpen={() => {}}
      onMove={(id, after) => onMove(id, after)}
    />
  );
}

// DOC-36
test('loading more keeps scroll and focus', async () => {
  const screen = await render(<Documents count={100} />);
  const last = screen.getByRole('row', { name: 'Document 99', exact: true }).element();
  if (!(last instanceof HTMLElement)) throw new TypeError('A row is an element of the page.');
  last.focus();
  // Rows that come into view take their own height.
  const placeOnceDrawn = async () => {
    await new Promise((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn));
    });
    return last.getBoundingClientRect().top;
  };
  const place = await placeOnceDrawn();
  expect(window.scrollY).toBeGreaterThan(0);
  await screen.rerender(<Documents count={120} />);
  await expect.element(screen.getByRole('row', { name: 'Document 119' })).toBeInTheDocument();
  expect(document.activeElement).toBe(last);
  expect(await placeOnceDrawn()).toBeCloseTo(place, 0);
});

// DOC-36
test('the last of a long list moves to the top', async () => {
  onMove.mockClear();
  const screen = await render(<Documents count={120} />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('row', { name: 'Document 119' })).toHaveFocus();
  await takeUp();
  await userEvent.keyboard('{Home}{Enter}');
  await vi.waitFor(() => expect(onMove).toHaveBeenCalledExactlyOnceWith('d119', null));
});

test('a row’s link is at least 24 px high', async () => {
  const screen = await render(<Chapters />);
  const link = screen.getByRole('link').first().element();
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

// PAGE-143
test('further rows rerender no row', async () => {
  const rendered: string[] = [];
  const renderFacts = ({ id }: { id: string }) => {
    rendered.push(id);
    return null;
  };
  const list = (count: number, label: string) => (
    <SortableList
      label={label}
      {...texts}
      items={many.slice(0, count)}
      renderFacts={renderFacts}
      hasMore
      onOpen={() => {}}
      onMove={() => {}}
    />
  );
  const screen = await render(list(100, 'Documents'));
  rendered.length = 0;
  await screen.rerender(list(100, 'Textes'));
  expect(rendered).toEqual([]);
  await screen.rerender(list(102, 'Textes'));
  expect(rendered).toEqual(['d100', 'd101']);
});

// DOC-18
test('a row is dragged by its handle', async () => {
  onMove.mockClear();
  const screen = await render(<Chapters />);
  await userEvent.dragAndDrop(
    screen.getByRole('button', { name: 'Déplacer un' }),
    screen.getByRole('row', { name: 'trois' }),
    { targetPosition: { x: 100, y: 40 } },
  );
  await vi.waitFor(() => expect(titles(screen)).toEqual(['deux', 'trois', 'un']));
  expect(onOpen).not.toHaveBeenCalledWith('un');
});

test('Tab goes through one row and out of the list', async () => {
  const screen = await render(
    <>
      <Chapters />
      <button type="button">Après</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('row', { name: 'deux' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'deux' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Après' })).toHaveFocus();
});
