// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "en",
  "title": "About",
  "lead": "An écritoire is a writing desk small enough to carry: some paper, a pen, something to steady the page. Ours fits in a browser.",
  "updatedOn": null,
  "cards": 0,
  "intro": "<p>Écritoire is an online writing studio in French and English. It holds your projects, documents and journals; you write in sessions; and it keeps a record of the road you have travelled without turning it into a race.</p>\n",
  "parts": [
    {
      "id": "what-we-are-after",
      "title": "What we are after",
      "html": "<p>Most writing tools do too much, or do something else. A word processor thinks about layout, a note-taking app thinks about filing, a social network thinks about readers. We wanted a place that thinks about one thing: the moment when somebody sits down and writes.</p>\n<p>That moment has a length, a beginning and an end. It deserves to be sheltered from notifications, from settings, and even from the text that is already there and so tempting to fiddle with. That is why everything here is arranged around the session.</p>\n"
    },
    {
      "id": "what-we-will-not-do",
      "title": "What we will not do",
      "html": "<ul>\n<li>Count in order to shame. Targets are sized to suit you, and a missed week takes away not one word.</li>\n<li>Lose a sentence. What you type is kept on your device before it even leaves for the server.</li>\n<li>Hold on to you. All your texts can be downloaded, and your account deleted, without asking anyone.</li>\n<li>Watch you. There is no advertising here, no audience measurement, and no third-party tool that follows you from page to page.</li>\n</ul>\n"
    },
    {
      "id": "two-languages-each-in-its-own-right",
      "title": "Two languages, each in its own right",
      "html": "<p>The English in Écritoire is not a translation of the French, nor the other way round. Every line of the interface is written in its own language and set by its own rules: curly quotes on this side, guillemets and fine spaces on the other. Words are counted by a single rule, made with both languages in mind.</p>\n"
    },
    {
      "id": "where-things-stand",
      "title": "Where things stand",
      "html": "<p>Écritoire is in early access. What exists works, and is described under <a href=\"/en/features\">features</a>; what is missing is owned up to on the <a href=\"/en/roadmap\">roadmap</a>. Something to ask, suggest or complain about? The forms on the <a href=\"/en/faq\">FAQ</a> and the roadmap reach us.</p>\n"
    }
  ]
};
