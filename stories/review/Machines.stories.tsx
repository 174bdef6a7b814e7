import type { StoryObj } from '@storybook/react-vite';
import { machines } from '../states/inventory.ts';
import { MachinePage } from './MachinePage.tsx';
import { review, reviewIn } from './review-data.ts';
import './review.css';

// Storybook reads the tags without running the file.
export default {
  ...review,
  title: 'Review/Machines',
  tags: ['!autodocs', '!test', 'review'],
};

/** @param id as its definition has it */
const machine = (id: string): StoryObj => ({
  render: (_args, { loaded }) => {
    const found = machines.find((one) => one.id === id);
    if (found === undefined) throw new Error(`There is no machine ${id}.`);
    return <MachinePage machine={found} shown={reviewIn(loaded).shown} />;
  },
});

export const Authentication: StoryObj = machine('auth');
export const WritingSession: StoryObj = machine('writing-session');
export const AutoSave: StoryObj = machine('auto-save');
export const Outbox: StoryObj = machine('outbox');
export const FormAction: StoryObj = machine('form-action');
export const Toast: StoryObj = machine('toast');
