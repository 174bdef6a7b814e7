import type { Paragraph } from '@ecritoire/prose';
import type { CDPSession } from 'playwright';
import { describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { changes, open, paragraphsWith, paste, putCaret, saved } from './testing/test-page.tsx';

describe('composing with an input method', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- vitest leaves the type to the provider
  const client = cdp() as CDPSession;

  async function compose(texts: readonly string[], end: string) {
    for (const text of texts) {
      await client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    await client.send('Input.insertText', { text: end });
  }

  test('composition is reported in its paragraph', async () => {
    const initial = paragraphsWith('mot ');
    const { box, texts, paragraphs } = await open(initial);
    await userEvent.click(box);
    await putCaret(box, 0, 4);
    await compose(['に', 'にほ', 'にほん'], '日本');
    await vi.waitFor(() => expect(texts()).toEqual(['mot 日本']));
    await vi.waitFor(() => expect(saved(initial)).toEqual(paragraphs()));
    const putIds = changes.flatMap(({ put }) => put.map(({ id }) => id));
    expect(new Set(putIds)).toEqual(new Set(['p0']));
    expect(changes.flatMap(({ deletedIds }) => deletedIds)).toEqual([]);
  });

  test('composing over several paragraphs leaves one', async () => {
    const initial = paragraphsWith('un', 'deux', 'trois');
    const { box, texts, paragraphs } = await open(initial);
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}a{/Control}');
    await compose(['^'], 'ê');
    await vi.waitFor(() => expect(texts()).toEqual(['ê']));
    await vi.waitFor(() => expect(saved(initial)).toEqual(paragraphs()));
  });

  // SAVE-9
  test('a remote change waits for the composition', async () => {
    const { box, handle, texts, paragraphs } = await open(paragraphsWith('mot '));
    await userEvent.click(box);
    await putCaret(box, 0, 4);
    await client.send('Input.imeSetComposition', {
      text: 'にほ',
      selectionStart: 2,
      selectionEnd: 2,
    });
    const merged = vi.fn<() => void>(() => {
      const [first] = paragraphs();
      if (!first) return;
      const content = [{ text: 'un ', marks: [] }, ...first.content];
      handle.current?.applyRemote([{ ...first, content }], []);
    });
    const merging = handle.current?.whenComposed().then(merged);
    await compose(['にほん'], '日本');
    expect(merged).not.toHaveBeenCalled();
    await merging;
    expect(texts()).toEqual(['un mot 日本']);
  });

  test('the first letter of an empty document may be composed', async () => {
    const { box, texts, paragraphs } = await open([]);
    await userEvent.click(box);
    await compose(['´', 'é'], 'é');
    await userEvent.keyboard('t{Enter}');
    await compose(['^', 'ê'], 'ê');
    await vi.waitFor(() => expect(texts()).toEqual(['ét', 'ê']));
    expect(saved([])).toEqual(paragraphs());
  });

  // PAGE-115
  test.each([
    ['composed', () => compose(['^', 'ê'], 'ê')],
    ['put in by no key', () => client.send('Input.insertText', { text: 'ê' })],
  ])('text %s on a selected scene break goes below it', async (_name, write) => {
    const { box, texts, paragraphs } = await open([]);
    await userEvent.click(box);
    paste(box, '<p>un</p><hr>');
    await write();
    await userEvent.keyboard('tre');
    await vi.waitFor(() => expect(texts()).toEqual(['un', '', 'être']));
    expect(paragraphs()[1]?.type).toBe('sceneBreak');
    expect(saved([])).toEqual(paragraphs());
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(texts()).toEqual(['un', '']);
  });

  // PAGE-115
  test('a read-only scene break starts nothing below', async () => {
    const initial: Paragraph[] = [{ id: 'b', position: 'a0', type: 'sceneBreak', content: [] }];
    const { page, paragraphs } = await open(initial, { editable: false });
    await userEvent.click(page.getByRole('separator'));
    await compose(['^', 'ê'], 'ê');
    expect(paragraphs()).toEqual(initial);
    expect(changes).toEqual([]);
  });

  // PAGE-118
  test.each([
    ['one by one', ['*', '*', '*']],
    ['together', ['***']],
  ])('three composed stars %s form a break', async (_name, stars) => {
    const { box, paragraphs } = await open([]);
    await userEvent.click(box);
    for (const sign of stars) await compose([sign], sign);
    await vi.waitFor(() =>
      expect(paragraphs().map(({ type, content }) => [type, content])).toEqual([
        ['sceneBreak', []],
        ['paragraph', []],
      ]),
    );
    expect(saved([])).toEqual(paragraphs());
  });
});
