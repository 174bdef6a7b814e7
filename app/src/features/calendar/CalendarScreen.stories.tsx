import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CalendarScreen } from './CalendarScreen.tsx';
import { projects, sessions } from '../../shared/testing/story-data.ts';
import { inTheStudio } from '../../shared/testing/StoryFrames.tsx';
import { days, today } from '../../shared/testing/year-data.ts';

const there = <Data,>(data: Data) => ({ status: 'there' as const, data });

const meta = {
  title: 'Screens/Calendar',
  tags: ['screen:/app/calendar'],
  component: CalendarScreen,
  decorators: [inTheStudio('/app/calendar')],
  parameters: { layout: 'fullscreen' },
  args: {
    view: { kind: 'month', month: '2026-09' },
    onViewChange: fn(),
    weekStart: 'monday',
    today,
    days: there(days),
    focused: '2026-09-15',
    onFocusChange: fn(),
    selected: '2026-09-15',
    onSelect: fn(),
    sessions: there(sessions.slice(0, 2)),
    journalNames: new Map(projects.map(({ id, name }) => [id, name])),
  },
} satisfies Meta<typeof CalendarScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole('grid'));
    const [now] = grid.getAllByRole('button', { current: 'date' });
    await expect(now).toHaveAccessibleName(/20 septembre 2026|20 September 2026/);
    const shown = grid.getByRole('button', { name: /15 septembre|15 September/ });
    await expect(shown.closest('td')).toHaveAttribute('aria-selected', 'true');
  },
};

export const WeeksFromSunday: Story = { args: { weekStart: 'sunday' } };

export const WeeksFromSaturday: Story = { args: { weekStart: 'saturday' } };

export const NoDayChosen: Story = { args: { selected: null } };

export const NothingThatDay: Story = { args: { selected: '2026-09-25', focused: '2026-09-25' } };

export const EmptyMonth: Story = {
  args: { view: { kind: 'month', month: '2026-12' }, focused: '2026-12-01', selected: null },
};

export const Loading: Story = { args: { days: { status: 'loading' } } };

export const Failed: Story = {
  // WEEK-30
  name: 'Of days that could not be loaded nothing is said',
  args: { days: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    const named = within(canvas.getByRole('grid')).getByRole('button', {
      name: /15 septembre|15 September/,
    });
    await expect(named).toHaveAccessibleName(/2026$/);
    await expect(canvas.queryByText(/^(Rien|Nothing)/)).toBeNull();
    await expect(canvas.getByText(/^(Ce jour n’a pas|This day could not)/)).toBeVisible();
  },
};

export const DayLoading: Story = { args: { sessions: { status: 'loading' } } };

export const DayFailed: Story = {
  args: { sessions: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};

export const FirstMonth: Story = {
  // WEEK-35
  name: 'The first month says that none comes before',
  args: {
    view: { kind: 'month', month: '1000-01' },
    focused: '1000-01-01',
    selected: null,
    days: there([]),
    onViewChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^(Le calendrier commence|The calendar begins)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Mois précédent|Previous month)/ }));
    await expect(args.onViewChange).not.toHaveBeenCalled();
  },
};

export const Year: Story = {
  // WEEK-31
  name: 'A month sums up words and moods; days are links',
  args: { view: { kind: 'year', year: 2026 } },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^(Juin|June) 2026$/i });
    await expect(link.closest('section')).toHaveTextContent(/(coul|flowing)/);
    const line = within(link.closest('section') ?? document.body).getByText(
      /^[\d\s,]+(mots|words) · \d+ (séances|sessions)/,
    );
    await expect(line).toBeVisible();
    await expect(canvas.getByText(/^(Entrée de journal|Journal entry)$/)).toBeVisible();
    await expect(link.closest('section')?.querySelectorAll('circle').length).toBeGreaterThan(0);
    const [day] = link.closest('section')?.querySelectorAll('g') ?? [];
    await expect(day?.querySelector('title')).toHaveTextContent(/^\S+ 1(er juin| June) 2026/i);
    await userEvent.click(day ?? link);
    await expect(args.onSelect).toHaveBeenCalledWith('2026-06-01');
  },
};

export const EmptyYear: Story = { args: { view: { kind: 'year', year: 2024 }, days: there([]) } };

export const YearLoading: Story = {
  args: { view: { kind: 'year', year: 2026 }, days: { status: 'loading' } },
};
