import type { Paragraph } from '@ecritoire/prose';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { changes, open, paragraphsWith, paste, putCaret, saved } from '../testing/test-page.tsx';
import {
  googleDocsPaste,
  googleManuscriptPaste,
  wordManuscriptPaste,
  wordPaste,
} from './clipboard-html.test-support.ts';

describe('pasting', () => {
  // PAGE-98
  test('from Word comes clean', async () => {
    const { box, paragraphs } = await open([]);
    await userEvent.click(box);
    paste(box, wordPaste);
    expect(paragraphs().map(({ type, content }) => ({ type, content }))).toEqual([
      { type: 'heading', content: [{ text: 'Chapitre premier', marks: [] }] },
      {
        type: 'paragraph',
        content: [
          { text: 'Elle dit «\u00A0', marks: [] },
          { text: 'non', marks: ['strong'] },
          { text: '\u00A0» et sortit, ', marks: [] },
          { text: 'sans un mot', marks: ['emphasis'] },
          { text: '.', marks: [] },
        ],
      },
      { type: 'paragraph', content: [{ text: '• Premier point', marks: [] }] },
      { type: 'paragraph', content: [{ text: 'Vers un\nvers deux', marks: [] }] },
    ]);
    expect(saved([])).toEqual(paragraphs());
  });

  // PAGE-98
  test('keeps Google Docs’ marks only', async () => {
    const { box, paragraphs } = await open([]);
    await userEvent.click(box);
    paste(box, googleDocsPaste);
    expect(paragraphs().map(({ type, content }) => ({ type, content }))).toEqual([
      { type: 'heading', content: [{ text: 'Le phare', marks: [] }] },
      {
        type: 'paragraph',
        content: [
          { text: 'La mer était ', marks: [] },
          { text: 'grise', marks: ['strong'] },
          { text: ', ', marks: [] },
          { text: 'très', marks: ['emphasis', 'underline'] },
          { text: ' ', marks: [] },
          { text: 'grise', marks: ['strike'] },
          { text: '.', marks: [] },
        ],
      },
      { type: 'paragraph', content: [{ text: 'Puis la pluie.', marks: [] }] },
    ]);
    expect(new Set(paragraphs().map(({ id }) => id)).size).toBe(3);
  });

  // SESSION-64
  test('tracked deletions go, struck words stay', async () => {
    const { box, paragraphs } = await open([]);
    await userEvent.click(box);
    paste(
      box,
      '<p>Il <del datetime="2026-01-02">resta</del><del cite="mailto:Ana">revint</del><span class="msoDel">dormit</span>partit <del>tôt</del>.</p>',
    );
    expect(paragraphs()[0]?.content).toEqual([
      { text: 'Il partit ', marks: [] },
      { text: 'tôt', marks: ['strike'] },
      { text: '.', marks: [] },
    ]);
  });

  test('mid-paragraph paste keeps its id, positions in between', async () => {
    const initial = paragraphsWith('début fin', 'suite');
    const { box, texts, paragraphs } = await open(initial);
    await userEvent.click(box);
    await putCaret(box, 0, 6);
    paste(box, '<p>un</p><p>deux</p><p>trois, </p>');
    expect(texts()).toEqual(['début un', 'deux', 'trois,fin', 'suite']);
    expect(paragraphs()[0]?.id).toBe('p0');
    expect(saved(initial)).toEqual(paragraphs());
  });

  // PAGE-121
  test('a poem keeps indents and signs', async () => {
    const { box, texts } = await open([]);
    await userEvent.click(box);
    paste(box, '', 'Ô flots\n    que vous savez\n\u00A0\u00A0de lugubres\n#\n\thistoires');
    const plain = ['Ô flots', '    que vous savez', '\u00A0\u00A0de lugubres', '#', '\thistoires'];
    expect(texts()).toEqual(plain);
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    paste(box, '<p>Ô flots</p><p>&nbsp;&nbsp;que vous savez</p><p>&nbsp;&nbsp;&nbsp;&nbsp;de</p>');
    const page = ['Ô flots', '\u00A0\u00A0que vous savez', '\u00A0\u00A0\u00A0\u00A0de'];
    expect(texts()).toEqual(page);
  });

  // PAGE-121
  test('a leading Word tab is dropped', async () => {
    const { box, texts } = await open([]);
    await userEvent.click(box);
    const tab = "<span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp;&nbsp; </span>";
    paste(box, `<p>Un.</p><p>${tab}Elle partit.</p><p>Acte I${tab}Paris</p>`);
    expect(texts()).toEqual(['Un.', 'Elle partit.', 'Acte I\tParis']);
  });

  // PAGE-96
  test('is undone by one Ctrl+Z, separately', async () => {
    const { box, texts } = await open([]);
    await userEvent.click(box);
    await userEvent.keyboard('avant ');
    paste(box, '<p>un</p><p>deux</p><p>trois</p>');
    await userEvent.keyboard(' après');
    expect(texts()).toEqual(['avant un', 'deux', 'trois après']);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(texts()).toEqual(['avant un', 'deux', 'trois']);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(texts()).toEqual(['avant ']);
  });

  const summary = ({ type, content }: Paragraph) =>
    [type, ...content.map(({ text, marks }) => [text, ...marks].join('|'))].join(' ');

  // SESSION-64
  test('a manuscript from Word comes as its writer reads it', async () => {
    const { box, paragraphs } = await open([]);
    await userEvent.click(box);
    paste(box, wordManuscriptPaste);
    expect(paragraphs().map(summary)).toEqual([
      'heading La Maison',
      'heading Le départ',
      'paragraph Il partit à l’aube[1].',
      'sceneBreak',
      'paragraph 1. La valise',
      'quote Ô flots\u00A0!',
      'paragraph Rouge et  fin|underline .',
    ]);
  });

  // SESSION-64
  test('a Google Docs manuscript arrives as its writer sees it', async () => {
    const { box, paragraphs } = await open([]);
    await userEvent.click(box);
    paste(box, googleManuscriptPaste);
    expect(paragraphs().map(summary)).toEqual([
      'paragraph La Maison',
      'heading Chapitre premier',
      'paragraph Elle lut la lettre  |emphasis deux fois|strong|emphasis .',
      'sceneBreak',
      'paragraph • une clé',
      'paragraph • un nom',
    ]);
  });

  test('a pasted copy has new ids', async () => {
    const initial = paragraphsWith('un', 'deux');
    const { box, texts, paragraphs } = await open(initial);
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}a{/Control}');
    const copied = new DataTransfer();
    box
      .element()
      .dispatchEvent(
        new ClipboardEvent('copy', { clipboardData: copied, bubbles: true, cancelable: true }),
      );
    await userEvent.keyboard('{ArrowRight}{Enter}');
    paste(box, copied.getData('text/html'));
    expect(texts()).toEqual(['un', 'deux', 'un', 'deux']);
    expect(new Set(paragraphs().map(({ id }) => id)).size).toBe(4);
    expect(saved(initial)).toEqual(paragraphs());
  });
});

// PAGE-104
test('cut and pasted text is unchanged', async () => {
  const initial = paragraphsWith('un', '', '\u2003• deux\ttrois', '  quatre  cinq ');
  const { box, texts } = await open(initial);
  await userEvent.click(box);
  await userEvent.keyboard('{Control>}a{/Control}');
  const cut = new DataTransfer();
  box
    .element()
    .dispatchEvent(
      new ClipboardEvent('cut', { clipboardData: cut, bubbles: true, cancelable: true }),
    );
  expect(texts()).toEqual(['']);
  paste(box, cut.getData('text/html'), cut.getData('text/plain'));
  expect(texts()).toEqual(['un', '', '\u2003• deux\ttrois', '  quatre  cinq ']);
});

test('dragging between paragraphs reports both', async () => {
  const initial = paragraphsWith('un', 'deux', 'trois');
  const { box, texts, paragraphs } = await open(initial);
  const [first, , last] = box.element().children;
  if (!first || !last) throw new Error('The document has three paragraphs.');
  await userEvent.tripleClick(first);
  await userEvent.dragAndDrop(first, last, {
    sourcePosition: { x: 8, y: 12 },
    targetPosition: { x: 2, y: 12 },
  });
  await vi.waitFor(() => expect(texts()).toEqual(['', 'deux', 'untrois']));
  expect(changes).toHaveLength(1);
  expect(changes[0]?.put.map(({ id }) => id)).toEqual(['p0', 'p2']);
  expect(saved(initial)).toEqual(paragraphs());
});

// PAGE-109
test('list items keep their markers as text', async () => {
  const { box, texts } = await open([]);
  paste(box, '<ol start="3"><li>la clé</li><li>la lettre<ul><li>pliée</li></ul></li></ol>');
  expect(texts()).toEqual(['3. la clé', '4. la lettre', '\u2003• pliée']);
});
