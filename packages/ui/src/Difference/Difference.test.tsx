import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Difference, differenceId } from './Difference.tsx';

const labels = {
  label: 'Ce qui a changé',
  lang: 'fr',
  partLabels: {
    added: 'ajouté :',
    removed: 'retiré :',
    movedHere: 'déplacé ici :',
    movedAway: 'déplacé ailleurs :',
  },
  partEnd: 'fin',
  changeLabels: {
    added: 'Ajouté',
    removed: 'Supprimé',
    changed: 'Modifié',
    moved: 'Déplacé',
  },
};

const compare = () =>
  render(
    <Difference
      {...labels}
      items={[
        {
          id: '1',
          change: 'changed',
          kind: 'paragraph',
          parts: [
            { text: 'La mer ', change: 'same' },
            { text: 'monte', change: 'removed' },
            { text: 'descend', change: 'added' },
          ],
        },
        { id: '2', gap: 'Douze paragraphes inchangés' },
        { id: '3', change: 'removed', kind: 'sceneBreak', parts: [] },
      ]}
    />,
  );

// VERS-15
test('lines, not colours, tell the changes apart', async () => {
  const { container } = await compare();
  const lineOf = (selector: string) => {
    const found = container.querySelector(selector);
    return found && getComputedStyle(found).textDecorationLine;
  };
  expect([lineOf('ins'), lineOf('del')]).toEqual(['underline', 'line-through']);
});

// VERS-15
test('a screen reader hears what each change is', async () => {
  await compare();
  const [changed, gap, removed] = page.getByRole('listitem').elements();
  expect(changed?.textContent).toBe('±ModifiéLa mer  retiré : monte fin  ajouté : descend fin ');
  expect(gap?.textContent).toBe('Douze paragraphes inchangés');
  expect(removed?.textContent).toBe('−Supprimé⁂');
});

test('what is read out is not copied', async () => {
  await compare();
  const change = document.getElementById(differenceId('1'));
  getSelection()?.selectAllChildren(change?.querySelector('p') ?? document.body);
  expect(String(getSelection())).toBe('La mer montedescend');
});
