// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "en",
  "title": "Why Écritoire",
  "lead": "Nobody writes a book. You write on a Tuesday evening, then on a Thursday morning, then on another Tuesday. The tool ought to know that.",
  "updatedOn": null,
  "cards": 0,
  "intro": "",
  "parts": [
    {
      "id": "the-blank-page-is-not-the-problem",
      "title": "The blank page is not the problem",
      "html": "<p>What stops most people is not a shortage of ideas. It is the difficulty of beginning today, with only half an hour, no clear memory of where things stood, and a previous chapter calling out to be mended. A good tool narrows the gap between wanting to write and the first sentence.</p>\n<p>In Écritoire the dashboard shows the document where you left off. One press opens the session. The cursor is in place. The rest can wait.</p>\n",
      "picture": {
        "name": "home",
        "alt": "The dashboard of a studio: the last document with the button that starts a session, today’s journal, the targets of the week and the last twelve months."
      }
    },
    {
      "id": "a-session-can-be-finished",
      "title": "A session can be finished",
      "html": "<p>A text is never finished; a session is. That is a bigger satisfaction than it sounds. At the end you see what you added and how long it took, and you can note how it went. Those few seconds turn a string of ordinary evenings into something you can look back on.</p>\n"
    },
    {
      "id": "reading-is-not-writing",
      "title": "Reading is not writing",
      "html": "<p>Between sessions your documents are read-only. It feels odd for a day, and then it makes sense: you can open a chapter for the pleasure of it, read it on the train, show it to a friend, without deleting a paragraph with your thumb or starting to shuffle commas.</p>\n"
    },
    {
      "id": "count-honestly-or-not-at-all",
      "title": "Count honestly or not at all",
      "html": "<p>A counter that lies discourages more than it helps. Écritoire measures the words a session really added. Moving a passage within a session adds nothing. Neither does retyping a sentence you deleted. Time spent looking out of the window is set apart, without reproach, for it is part of the work.</p>\n<p>And if figures mean nothing to you, leave them alone. None of them stands between you and the page.</p>\n"
    },
    {
      "id": "trust-before-features",
      "title": "Trust before features",
      "html": "<p>It takes one lost sentence to stop believing in a tool. So that is where we started: what you type is kept on your device, then sent, and called saved only once the server has confirmed it. A browser that crashes, a train that goes into a tunnel, two tabs open on one chapter: these things were planned for, and are tested with every new version.</p>\n"
    },
    {
      "id": "why-not-a-word-processor",
      "title": "Why not a word processor?",
      "html": "<p>Because it will always be better than us at what it is for: laying out, annotating, printing. Écritoire stops at the door of that trade. It wants to be where the text is born, and to hand it back in good order, as a Word file, on the day it has to go elsewhere.</p>\n"
    }
  ]
};
