import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    accessibleTree: () => Promise<string>;
  }
}

/** Without what is announced or on its way out, and without the seconds of a clock. */
export async function accessibleTree(): Promise<string> {
  // Storybook stops the transition that would end with its removal.
  for (const closed of document.querySelectorAll<HTMLElement>('[data-exiting]')) {
    closed.style.display = 'none';
  }
  const tree = await commands.accessibleTree();
  return tree
    .replaceAll(/^- log:?\n(?: {2}.*\n)*/gmu, '')
    .replaceAll(/^(\s*- timer .*): .*$/gmu, '$1');
}

/** The accessible tree, once it has not changed for a second. */
export async function settled(): Promise<string> {
  let [tree, times] = ['', 0];
  while (times < 4) {
    const now = await accessibleTree();
    times = now === tree ? times + 1 : 0;
    tree = now;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return tree;
}
