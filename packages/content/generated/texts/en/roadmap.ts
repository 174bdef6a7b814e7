// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "en",
  "title": "Roadmap",
  "lead": "We do not announce dates, because dates are nearly always wrong. The order, though, is honest.",
  "updatedOn": null,
  "cards": 3,
  "intro": "",
  "parts": [
    {
      "id": "in-place",
      "title": "In place",
      "html": "<ul>\n<li>Sessions: start, pause, resume, stop, publish</li>\n<li>Projects, documents and journals</li>\n<li>Saving on the device, writing offline, resolving conflicts</li>\n<li>Weekly targets, calendar, statistics</li>\n<li>Publishing in private, for subscribers, or for everyone</li>\n<li>Searching titles and texts</li>\n<li>Downloading a document or a project as a Word file</li>\n<li>Downloading and deleting the account</li>\n<li>English and French</li>\n</ul>\n"
    },
    {
      "id": "in-preparation",
      "title": "In preparation",
      "html": "<ul>\n<li>Listening to the first people who write here, and mending what they find</li>\n<li>A guide to the studio, page by page</li>\n<li>More articles on the craft, in both languages</li>\n</ul>\n"
    },
    {
      "id": "under-consideration",
      "title": "Under consideration",
      "html": "<ul>\n<li>Other ways to sign in than Google</li>\n<li>Downloading a project as an <span>e-book</span></li>\n<li>Earlier versions of a document, to look through and restore</li>\n<li>Notes and cards beside the text</li>\n<li>More languages</li>\n</ul>\n"
    },
    {
      "id": "what-is-not-planned",
      "title": "What is not planned",
      "html": "<p>It seems fair to say that too. There will be no assistant that writes in your place, no feed, no ranking of authors, and no advertising.</p>\n"
    }
  ]
};
