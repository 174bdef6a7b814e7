import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { changes, open, paragraphsWith, putCaret, saved } from '../testing/test-page.tsx';

describe('the server’s paragraphs', () => {
  test('are merged without being reported and without moving the caret', async () => {
    const initial = paragraphsWith('un', 'deux');
    const { box, handle, texts } = await open(initial);
    await userEvent.click(box);
    await putCaret(box, 0, 1);
    handle.current?.applyRemote(
      [{ id: 'p1', position: 'a1', type: 'paragraph', content: [{ text: 'serveur', marks: [] }] }],
      [],
    );
    expect(changes).toEqual([]);
    await userEvent.keyboard('!');
    expect(texts()).toEqual(['u!n', 'serveur']);
  });

  test('replace the empty paragraph of an untouched document', async () => {
    const { box, handle, paragraphs } = await open([]);
    const remote = paragraphsWith('serveur');
    handle.current?.applyRemote(remote, []);
    expect(paragraphs()).toEqual(remote);
    expect(changes).toEqual([]);
    await userEvent.click(box);
    await userEvent.keyboard('!');
    expect(changes.flatMap(({ put }) => put.map(({ id }) => id))).toEqual(['p0']);
  });

  test('stand beside what was written meanwhile', async () => {
    const { box, handle, texts, paragraphs } = await open([]);
    await userEvent.click(box);
    await userEvent.keyboard('ici');
    const content = [{ text: 'serveur', marks: [] }];
    handle.current?.applyRemote([{ id: 'z', position: 'a5', type: 'paragraph', content }], []);
    expect(texts()).toEqual(['ici', 'serveur']);
    expect(paragraphs()[1]?.position).toBe('a5');
  });

  test('text added at the end keeps the caret’s word', async () => {
    const initial = paragraphsWith('un', 'deux');
    const { box, handle, texts, paragraphs } = await open(initial);
    await userEvent.click(box);
    await putCaret(box, 0, 1);
    handle.current?.append('trois\nquatre', { takesCaret: false });
    await userEvent.keyboard('!');
    expect(texts()).toEqual(['u!n', 'deux', 'trois', 'quatre']);
    handle.current?.append('cinq', { takesCaret: true });
    await userEvent.keyboard('!');
    expect(texts()).toEqual(['u!n', 'deux', 'trois', 'quatre', 'cinq!']);
    expect(saved(initial)).toEqual(paragraphs());
  });

  test('after deleting all, the new paragraph is reported when used', async () => {
    const { box, handle, paragraphs } = await open(paragraphsWith('un', 'deux'));
    handle.current?.applyRemote([], ['p0', 'p1']);
    handle.current?.applyRemote([], ['p7']);
    expect(paragraphs()).toEqual([]);
    expect(changes).toEqual([]);
    await userEvent.click(box);
    await userEvent.keyboard('neuf');
    expect(saved([])).toEqual(paragraphs());
    expect(saved([])).toHaveLength(1);
  });
});
