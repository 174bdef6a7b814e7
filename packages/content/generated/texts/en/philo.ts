// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "en",
  "title": "Philosophy",
  "lead": "Seven principles, in the order in which we apply them when they disagree.",
  "updatedOn": null,
  "cards": 0,
  "intro": "",
  "parts": [
    {
      "id": "nothing-written-is-lost",
      "title": "Nothing written is lost",
      "html": "<p>This one comes first and outranks the others. When two versions of a paragraph meet, we show both. When the server says no, the text stays on the device. When a document is deleted elsewhere while you are writing in it, its words stay on the screen so that you can copy them.</p>\n"
    },
    {
      "id": "what-we-show-is-true",
      "title": "What we show is true",
      "html": "<p>“Saved” means saved. A figure we do not know is not replaced by a zero. A list is not called empty until we have looked. Given the choice, we take an honest wait over an appearance of speed.</p>\n"
    },
    {
      "id": "the-page-first",
      "title": "The page first",
      "html": "<p>The screen belongs to the text. Tools stand at the edge, answer when called, and keep quiet otherwise. We do not add a feature because it is possible; we add it when its absence gets in the way.</p>\n"
    },
    {
      "id": "writing-time-has-edges",
      "title": "Writing time has edges",
      "html": "<p>A session begins and ends. In between, nothing should pull you out of it. Afterwards, nothing should drag you back: there are no reminders, and no messages wondering where you have been.</p>\n"
    },
    {
      "id": "landmarks-not-marks",
      "title": "Landmarks, not marks",
      "html": "<p>Weekly targets go down as easily as they go up, and changing them does not rewrite the weeks that are over. A session without a word is a session. Cutting is work.</p>\n"
    },
    {
      "id": "your-texts-are-yours",
      "title": "Your texts are yours",
      "html": "<p>You decide what is published and for whom. You can take everything away, or erase it, by yourself and without asking. We do not read what you have not published, and we neither sell your texts nor feed them to a machine so that it can learn to write.</p>\n"
    },
    {
      "id": "for-everyone-and-we-mean-it",
      "title": "For everyone, and we mean it",
      "html": "<p>A studio you cannot get into is not a studio. Écritoire can be worked from the keyboard, read out by a screen reader, shown at twice the text size, and it respects your settings for colour and motion. None of that is an extra: a page that cannot do it is not finished.</p>\n"
    }
  ]
};
