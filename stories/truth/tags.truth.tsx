import { composeStory } from '@storybook/react-vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configure } from 'storybook/test';
import * as projects from '../../app/src/states/Projects.stories.tsx';
import * as errors from '../../app/src/shared/ui/ErrorScreen.stories.tsx';

/** A story whose tag is of another state than it shows fails. */

const initialGlobals = { language: 'en', a11y: { manual: true } };

// What is wrong stays so: there is nothing to wait for.
beforeEach(() => configure({ asyncUtilTimeout: 500 }));
afterEach(() => configure({ asyncUtilTimeout: 10_000 }));

const list = (...tags: string[]) =>
  composeStory({ ...projects.List, tags }, projects.default, { initialGlobals });

const notFound = (...tags: string[]) =>
  composeStory({ ...errors.NotFound, tags }, errors.default, { initialGlobals });

test('a story with the right tags passes', async () => {
  const page = list('page:/app/projects', 'state:form-action.idle');
  await expect(page.run()).resolves.toBeUndefined();
  const screen = notFound('text:errorPage.notFoundTitle', 'text:errorPage.notFoundText');
  await expect(screen.run()).resolves.toBeUndefined();
});

test('a state of no machine on the page is refused', async () => {
  const story = list('state:form-action.idle', 'state:form-action.failed');
  await expect(story.run()).rejects.toThrow('No machine is in form-action.failed');
});

test('another route than that of the page is refused', async () => {
  await expect(list('page:/app/trash').run()).rejects.toThrow('and not /app/trash');
});

test('a page without the app is refused', async () => {
  await expect(notFound('page:/app/home').run()).rejects.toThrow('The route is undefined');
});

test('a text that the story does not show is refused', async () => {
  const story = notFound('text:errorPage.networkTitle');
  await expect(story.run()).rejects.toThrow('does not show errorPage.networkTitle');
});

test('a message of which the story shows a part is refused', async () => {
  const story = notFound('message:request.notFound');
  await expect(story.run()).rejects.toThrow('does not show messages.request.notFound');
});
