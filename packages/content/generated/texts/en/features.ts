// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "en",
  "title": "Features",
  "lead": "What the studio can do today, with no promises and no asterisks.",
  "updatedOn": null,
  "cards": 6,
  "intro": "",
  "parts": [
    {
      "id": "sessions",
      "title": "Sessions",
      "html": "<p>Start, pause, resume, stop. The session bar shows the time and the words at the foot of every page and follows you from tab to tab. The review suggests a title and leaves room for a comment and for how it felt.</p>\n"
    },
    {
      "id": "documents",
      "title": "Documents",
      "html": "<p>Paragraphs, headings, quotations, scene breaks; bold, italic, underline, strikethrough. Pasting from Word or Google Docs comes out clean. A text file can be dropped straight in. A word can be found and replaced throughout the text, all at once if need be. On paper there is your text and nothing else, black on white. Nothing more: a page stays a page.</p>\n"
    },
    {
      "id": "projects",
      "title": "Projects",
      "html": "<p>A novel, a collection, a thesis: a project keeps its documents together, in the order you give them. Move them, rename them, find them by their titles or their words, with or without accents.</p>\n"
    },
    {
      "id": "journals",
      "title": "Journals",
      "html": "<p>One entry a day, on your own date, wherever you are. One press begins today’s page, and earlier days follow below it. Each of them opens in the same place, to be read again or written in: go back a day at a time, or straight to a date.</p>\n"
    },
    {
      "id": "weekly-targets",
      "title": "Weekly targets",
      "html": "<p>10,000 words and 3 sessions to begin with, yours to change. A week that is over keeps the targets it had. Weeks begin on Monday, Sunday or Saturday, as you prefer.</p>\n"
    },
    {
      "id": "readers-if-you-want-them",
      "title": "Readers, if you want them",
      "html": "<p>A published session has a page of its own. You choose who it is for: you alone, the people who accepted your invitation, or everyone. You may change your mind.</p>\n"
    },
    {
      "id": "your-words-are-safe",
      "title": "Your words are safe",
      "html": "<p>Every change is kept on your device within half a second and sent to the server within five. The indicator always tells the truth: saved, saving, kept on this device, or changed elsewhere.</p>\n<p>Without a network you go on writing. Your words are sent as soon as the connection is back, including those of a document you have closed in the meantime. What two windows changed in different places comes together by itself; where they changed the same words, you are shown both versions side by side. And if a document was deleted elsewhere before it had everything, the words left on this device wait for you on the home page, ready to copy.</p>\n",
      "picture": {
        "name": "desk",
        "alt": "A document in session, in a novel: a few paragraphs, the word “Saved” and, at the foot of the page, the session bar with time and words."
      }
    },
    {
      "id": "an-honest-count",
      "title": "An honest count",
      "html": "<p>One rule counts the words, in English as in French. A session measures what it added, keeps what it removed apart, and leaves out pauses and silences. Moving a passage, or pasting back what the session has just cut, does not count as writing.</p>\n<p>The calendar keeps every day: words, sessions, moods, journal entries. Crossing a time zone or a change of the clocks shifts nothing in it.</p>\n",
      "picture": {
        "name": "calendar",
        "alt": "The calendar of a month: the words and the mood of each day and, beside it, the session of the chosen day."
      }
    },
    {
      "id": "two-languages-two-typographies",
      "title": "Two languages, two typographies",
      "html": "<p>The interface comes in English and French, and you can go from one to the other without leaving the page or losing the sentence you are in. Each document has a language of its own, which decides how your browser checks its spelling, how a screen reader reads it aloud and, once it is published, how its words are hyphenated.</p>\n<p>If you ask for it, the studio sets the signs of that language as you type: apostrophes, quotation marks, dashes, ellipses and, in French, a no-break space where you typed a space. A backspace right after gives back what you had typed.</p>\n"
    },
    {
      "id": "by-keyboard-by-touch-by-ear",
      "title": "By keyboard, by touch, by ear",
      "html": "<p>Everything can be done without a mouse. Shortcuts are listed, and the command palette goes anywhere. On a phone the page fits the width and the text stays above the keyboard. Screen readers announce what changes; light or dark follows your system, or your choice.</p>\n"
    },
    {
      "id": "everything-can-leave-with-you",
      "title": "Everything can leave with you",
      "html": "<p>A document, or a whole project with its documents in order, can be downloaded as a Word file, with its headings, italics and scene breaks. Everything your account holds can be downloaded as one file. The account can be deleted from the settings, at once and for good. Sign out of one device, or of all of them.</p>\n"
    }
  ]
};
