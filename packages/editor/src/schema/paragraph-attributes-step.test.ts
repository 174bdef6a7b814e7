import { Slice } from 'prosemirror-model';
import { Mapping, ReplaceStep } from 'prosemirror-transform';
import { expect, test } from 'vitest';
import * as commands from '../commands/commands.ts';
import { createState } from '../state.ts';
import { paragraphsWith, TestDocument } from '../testing/test-document.ts';
import { ParagraphAttributesStep } from './paragraph-attributes-step.ts';
import { schema } from './schema.ts';

const { doc } = createState(paragraphsWith('un', 'deux', 'trois'));
const second = doc.child(0).nodeSize;
const third = second + doc.child(1).nodeSize;
const step = new ParagraphAttributesStep([
  { at: second, id: 'B', position: 'a1V' },
  { at: third, id: 'C', position: 'a2V', type: schema.nodes.heading },
]);

// PAGE-95
test('is taken back whole, and by undo', () => {
  const placed = step.apply(doc).doc;
  expect(placed?.children.map(({ type, attrs }) => [type.name, String(attrs['id'])])).toEqual([
    ['paragraph', 'a'],
    ['paragraph', 'B'],
    ['heading', 'C'],
  ]);
  expect(placed && step.invert(doc).apply(placed).doc?.eq(doc)).toBe(true);

  const document = new TestDocument(paragraphsWith('un', 'deux'));
  const before = document.paragraphs;
  document.run((state, dispatch) => {
    dispatch?.(
      state.tr.step(new ParagraphAttributesStep([{ at: second, id: 'B', position: 'a1' }])),
    );
    return true;
  });
  expect(document.paragraphs.map(({ id }) => id)).toEqual(['a', 'B']);
  document.run(commands.undo);
  expect(document.paragraphs).toEqual(before);
});

test('its inverse keeps a type only others have changed', () => {
  const named = new ParagraphAttributesStep([{ at: second, id: 'B', position: 'a1V' }]);
  const turned = new ParagraphAttributesStep([
    { at: second, id: 'B', position: 'a1V', type: schema.nodes.heading },
  ]);
  const now = turned.apply(named.apply(doc).doc ?? doc).doc;
  const after = now && named.invert(doc).apply(now).doc?.child(1);
  expect([after?.type.name, after?.attrs['id']]).toEqual(['heading', 'b']);
});

// PAGE-95
test('maps with moves and drops deleted paragraphs', () => {
  const placesAfter = (from: number, to: number) =>
    step.map(new Mapping([new ReplaceStep(from, to, Slice.empty).getMap()]))?.places;
  expect(placesAfter(0, second)?.map(({ at }) => at)).toEqual([0, third - second]);
  expect(placesAfter(second, third)?.map(({ id }) => id)).toEqual(['C']);
  expect(placesAfter(0, doc.content.size)).toBeUndefined();
});

test('is refused where no paragraph begins', () => {
  expect(
    new ParagraphAttributesStep([{ at: 1, id: 'x', position: 'a1' }]).apply(doc).failed,
  ).not.toBeNull();
});

// PAGE-95
test('places of a long manuscript are inverted in one walk', () => {
  const children = Array.from({ length: 20_000 }, (_, index) =>
    schema.nodes.paragraph.create({ id: `p${index}` }),
  );
  const long = schema.nodes.doc.create(null, children);
  const all = children.map((_, index) => ({ at: 2 * index, id: `q${index}`, position: 'a1' }));
  const started = performance.now();
  const inverted = new ParagraphAttributesStep(all).invert(long);
  expect(inverted.places.at(-1)?.id).toBe('p19999');
  // Each looked up from the start of the document, they took seconds.
  expect(performance.now() - started).toBeLessThan(500);
});
