import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { GridList } from '../GridList/GridList.tsx';
import { Link } from '../Link/Link.tsx';
import { List, ListRow } from '../List/List.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { SortableList } from '../SortableList/SortableList.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { StatTile, StatTiles } from '../StatTile/StatTile.tsx';
import { Table } from '../Table/Table.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { Heading, Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ToastRegion } from '../Toast/ToastRegion.tsx';

/** Written by people, or with a unit: each begins with a letter or a figure and ends with a sign. */
const title = 'Le chapitre avance.';
const figure = '1 h 52 !';
const nothing = () => {};

const shown: Record<string, ReactElement> = {
  Text: <Text isWritten>{title}</Text>,
  'one line of Text': (
    <Text lines="one" isWritten>
      {title}
    </Text>
  ),
  Heading: (
    <Heading level={2} isWritten>
      {title}
    </Heading>
  ),
  Link: (
    <Stack>
      <Link href="/" isWritten>
        {title}
      </Link>
    </Stack>
  ),
  Prose: (
    <Prose>
      <p>{title}</p>
    </Prose>
  ),
  Breadcrumbs: <Breadcrumbs label="المسار" steps={[{ href: '/', label: title }]} />,
  List: (
    <List label="قائمة">
      <ListRow title={title} description={title} facts={[figure]} />
      <ListRow title={title} href="/" />
    </List>
  ),
  SortableList: (
    <SortableList
      label="قائمة"
      items={[{ id: '1', title }]}
      renderFacts={() => <span dir="auto">{figure}</span>}
      hrefOf={({ id }) => `/${id}`}
      handleLabel={(name) => name}
      placeText={String}
      onOpen={nothing}
      onMove={nothing}
    />
  ),
  GridList: (
    <GridList
      label="قائمة"
      emptyMessage=""
      onAction={nothing}
      items={[{ id: '1', title, fact: figure }]}
    />
  ),
  Table: (
    <Table
      label="جدول"
      emptyMessage=""
      columns={[
        { id: 'title', label: 'العنوان', isRowHeader: true },
        { id: 'time', label: 'الوقت', align: 'end' },
      ]}
      rows={[{ id: '1', cells: { title, time: figure } }]}
    />
  ),
  StatTile: (
    <StatTiles>
      <StatTile label="الوقت" value={figure} detail={title} />
    </StatTiles>
  ),
  ProgressRing: (
    <ProgressRing label="الهدف" value={1} target={2} valueLabel={figure} detail={title} />
  ),
  Select: (
    <Select
      label="مشروع"
      placeholder="اختر"
      options={[{ value: '1', label: title }]}
      value="1"
      onChange={nothing}
    />
  ),
};

type Letters = { first: DOMRect; last: DOMRect; text: CharacterData };

/** Where the letters of the words stand that are in sight, from the first to the last. */
function lettersIn(place: Element): Letters[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Letters[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node;
    if (!(text instanceof window.Text) || ![title, figure].includes(text.data)) continue;
    if (!text.parentElement?.checkVisibility()) continue;
    const boxAt = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    found.push({ first: boxAt(0), last: boxAt(text.length - 1), text });
  }
  return found;
}

// PAGE-75
test.each(Object.entries(shown))(
  'in right-to-left, French %s ends right',
  async (_name, element) => {
    const { container } = await render(<div dir="rtl">{element}</div>);
    const all = lettersIn(container);
    expect(all.length).toBeGreaterThan(0);
    for (const { first, last, text } of all) {
      expect(last.left, text.data).toBeGreaterThan(first.right);
    }
  },
);

// PAGE-75
test.each(['Text', 'one line of Text', 'Heading', 'Link', 'List', 'StatTile'])(
  'in right-to-left, French %s starts right',
  async (name) => {
    const { container } = await render(
      <div dir="rtl" style={{ inlineSize: '40rem' }}>
        {shown[name]}
      </div>,
    );
    const edge = container.firstElementChild?.getBoundingClientRect().right ?? 0;
    const all = lettersIn(container);
    expect(all.length).toBeGreaterThan(0);
    for (const { last, text } of all) {
      expect(edge - last.right, text.data).toBeLessThan(20);
    }
  },
);

test('end columns of a Table align with the end', async () => {
  const { container } = await render(<div dir="rtl">{shown['Table']}</div>);
  const edge = container.firstElementChild?.getBoundingClientRect().left ?? 0;
  const [, time] = lettersIn(container);
  if (!time) throw new Error('The row has a figure.');
  expect(time.first.left - edge).toBeLessThan(20);
});

const fields: Record<string, ReactElement> = {
  TextField: <TextField label="Titre" value="שלום." onChange={nothing} />,
  TextArea: <TextArea label="Commentaire" value="שלום." onChange={nothing} />,
  SearchField: (
    <SearchField label="Chercher" clearLabel="Effacer" value="שלום." onChange={nothing} />
  ),
};

// PAGE-76
test.each(Object.entries(fields))(
  'Hebrew typed into %s runs right to left',
  async (_name, element) => {
    const screen = await render(element);
    const field = screen.container.querySelector('input, textarea');
    expect(field?.matches(':dir(rtl)')).toBe(true);
    expect(field && getComputedStyle(field).textAlign).toBe('start');
  },
);

// PAGE-76
test('each line of a comment runs its own way', async () => {
  const { container } = await render(
    <div style={{ inlineSize: '40rem' }}>
      <Text breaks="preserved" isWritten>
        {`שלום.\n${title}`}
      </Text>
    </div>,
  );
  const words = container.querySelector('p')?.firstChild;
  if (!(words instanceof window.Text)) throw new Error('A comment has words.');
  const boxAt = (at: number) => {
    const range = document.createRange();
    range.setStart(words, at);
    range.setEnd(words, at + 1);
    return range.getBoundingClientRect();
  };
  expect(boxAt(4).right).toBeLessThanOrEqual(boxAt(0).left);
  expect(boxAt(words.length - 1).left).toBeGreaterThan(boxAt(6).right);
});

// PAGE-75
test.each<[string, ReactElement]>([
  [
    'title',
    <Heading level={1} align="own" isWritten key="">
      שלום.
    </Heading>,
  ],
  [
    'comment',
    <Text align="own" isWritten key="">
      שלום.
    </Text>,
  ],
  [
    'title beside its tools',
    <Inline grow="words" align="start" key="">
      <Heading level={1} align="own" isWritten>
        שלום.
      </Heading>
      <span>+</span>
    </Inline>,
  ],
])('the Hebrew %s of a text stands on the right', async (_name, element) => {
  const { container } = await render(<div style={{ inlineSize: '40rem' }}>{element}</div>);
  const words = container.querySelector('h1, p')?.firstChild;
  if (!(words instanceof window.Text)) throw new Error('It has words.');
  const range = document.createRange();
  range.setStart(words, 0);
  range.setEnd(words, 1);
  const edge = container.firstElementChild?.getBoundingClientRect().right ?? 0;
  expect(edge - range.getBoundingClientRect().right).toBeLessThan(5);
});

test('embedded Arabic words end left', async () => {
  const { container } = await render(
    <Heading level={2} isWritten>
      الفصل الأول.
    </Heading>,
  );
  const words = container.querySelector('h2')?.firstChild;
  if (!(words instanceof window.Text)) throw new Error('A heading has words.');
  const range = document.createRange();
  range.setStart(words, words.length - 1);
  range.setEnd(words, words.length);
  const point = range.getBoundingClientRect();
  range.setStart(words, 0);
  range.setEnd(words, 1);
  expect(point.right).toBeLessThanOrEqual(range.getBoundingClientRect().left);
});

const sentence = '\u2068דנה (1)\u2069 vous invite à lire.';

// PAGE-77
test.each<[string, ReactElement]>([
  ['Text', <Text key="">{sentence}</Text>],
  [
    'Heading',
    <Heading level={2} key="">
      {sentence}
    </Heading>,
  ],
  [
    'Dialog',
    <Dialog isOpen title={sentence} closeLabel="Fermer" onClose={nothing} key="">
      {null}
    </Dialog>,
  ],
  [
    'ToastRegion',
    <ToastRegion
      key=""
      label="Messages"
      closeLabel="Fermer"
      typeLabels={{}}
      toasts={[{ id: '1', type: 'info', title: sentence, state: 'open' }]}
      onClose={nothing}
      onSwipe={nothing}
      onPause={nothing}
      onResume={nothing}
    />,
  ],
])('a %s sentence starting in Hebrew keeps its direction', async (_name, element) => {
  const screen = await render(element);
  const words = screen.getByText(sentence).element().firstChild;
  if (!(words instanceof window.Text)) throw new Error('The sentence stands there.');
  const boxOf = (part: string) => {
    const range = document.createRange();
    range.setStart(words, sentence.indexOf(part));
    range.setEnd(words, sentence.indexOf(part) + part.length);
    return range.getBoundingClientRect();
  };
  expect(boxOf('דנה').left).toBeLessThan(boxOf('vous').left);
  expect(boxOf('(1)').left).toBeLessThan(boxOf('דנה').left);
  expect(boxOf('.').left).toBeGreaterThan(boxOf('lire').left);
});
