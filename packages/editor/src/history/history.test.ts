import { Schema } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { closeHistory, history, takeBack, undoDepth } from './history.ts';

const schema = new Schema({ nodes: { doc: { content: 'text*' }, text: {} } });

test('forgets events beyond a thousand', () => {
  let state = EditorState.create({ schema, plugins: [history] });
  for (let count = 0; count < 1021; count += 1) {
    state = state.apply(closeHistory(state.tr.insertText('a')));
  }
  expect(undoDepth(state)).toBe(1000);
  for (;;) {
    const tr = takeBack(state, 'done', (_tr, step) => step);
    if (!tr) break;
    state = state.apply(tr);
  }
  expect(state.doc.textContent).toBe('a'.repeat(21));
});
