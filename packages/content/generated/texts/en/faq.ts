// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "en",
  "title": "Frequently asked questions",
  "lead": "What we would ask in your place.",
  "updatedOn": null,
  "cards": 0,
  "intro": "",
  "parts": [
    {
      "id": "who-is-ecritoire-for",
      "title": "Who is Écritoire for?",
      "html": "<p>Anyone who writes, whether or not they mean to publish: novels, short stories, poems, screenplays, plays, essays, memoirs, journals, letters, articles. The studio does not assume that you are a novelist, or that you would like to be one.</p>\n"
    },
    {
      "id": "what-is-a-writing-session",
      "title": "What is a writing session?",
      "html": "<p>A stretch of time that you open, and in which you write. While no session is open, your documents can be read but not changed, so nobody rewrites a chapter by accident while rereading it. Starting takes one press, and the cursor goes back to where you left it.</p>\n<p>You can pause a session, take it up again, and end it. When it is over you keep it as a draft, publish it, or discard it. The text in your documents stays put in every case.</p>\n"
    },
    {
      "id": "how-are-words-counted",
      "title": "How are words counted?",
      "html": "<p>Paragraph by paragraph, by the same rule in both languages. “Don’t” is one word, “well-meant” is one word, “10,000” is one word, and a dash is no word at all.</p>\n<p>A session counts the words you added during it. Deleting a sentence and typing it again adds nothing, nor does cutting and pasting within the same session, and what you remove is never subtracted. A day of cutting does not leave you with a negative total.</p>\n"
    },
    {
      "id": "what-happens-when-the-connection-drops",
      "title": "What happens when the connection drops?",
      "html": "<p>You go on writing. Every change is kept on your device first and sent to the server as soon as it can be. “Saved” appears only after the server has confirmed it. If the tab closes or the browser crashes, the words still waiting are sent the next time you open the studio.</p>\n<p>A browser is a waiting room all the same, not an archive. After a long time offline, reconnect before you clear its data.</p>\n"
    },
    {
      "id": "what-if-i-write-on-two-devices-at-once",
      "title": "What if I write on two devices at once?",
      "html": "<p>Each catches up with the other. If the same paragraph was changed in both places, Écritoire shows you both versions and lets you choose: yours, the other one, or both. Neither is thrown away behind your back.</p>\n"
    },
    {
      "id": "what-does-a-journal-look-like",
      "title": "What does a journal look like?",
      "html": "<p>It is a project of its own kind: one entry a day, dated wherever you were. One press begins today’s page; earlier days follow below it, and each can be opened there again.</p>\n"
    },
    {
      "id": "who-can-read-what-i-write",
      "title": "Who can read what I write?",
      "html": "<p>You, and nobody else, until you publish something. When you publish a session you choose its readers: only you, the people you have invited, or everyone. You can change that at any time, and take a publication back.</p>\n"
    },
    {
      "id": "is-my-writing-used-to-train-ai",
      "title": "Is my writing used to train AI?",
      "html": "<p>No. Écritoire sends your texts to no such service and has no assistant that writes for you. What you write belongs to you, as our <a href=\"/en/cgu\">terms of use</a> spell out.</p>\n"
    },
    {
      "id": "why-do-i-need-a-google-account",
      "title": "Why do I need a Google account?",
      "html": "<p>So that there is not one more password to invent, remember and protect. Google tells us an identifier, your email address, your name, your picture and your language; we tell it nothing of what you write. Other ways to sign in are <a href=\"/en/roadmap\">under consideration</a>.</p>\n"
    },
    {
      "id": "what-does-it-cost",
      "title": "What does it cost?",
      "html": "<p>Nothing during early access. What comes after is explained under <a href=\"/en/pricing\">pricing</a>.</p>\n"
    },
    {
      "id": "can-i-take-all-my-texts-with-me",
      "title": "Can I take all my texts with me?",
      "html": "<p>Yes, whenever you like. A document, or a whole project with its documents in order, downloads as a Word file, which LibreOffice, Pages, Google Docs and Scrivener open too. And from the settings, a single JSON file holds your projects, your documents, your sessions and everything else the account contains.</p>\n"
    },
    {
      "id": "how-do-i-delete-my-account",
      "title": "How do I delete my account?",
      "html": "<p>From the settings, by confirming your email address. It happens at once and cannot be undone: texts, sessions, publications and subscriptions all go. Download your texts first.</p>\n"
    },
    {
      "id": "does-ecritoire-work-on-a-phone",
      "title": "Does Écritoire work on a phone?",
      "html": "<p>Yes, in the browser, with nothing to install. The interface fits a screen 320 pixels wide, and on a computer all of it can be worked from the keyboard.</p>\n"
    },
    {
      "id": "is-there-an-app-to-install",
      "title": "Is there an app to install?",
      "html": "<p>Not today. A web page opens anywhere and updates itself without bothering you. We would rather make that excellent before making it into something else.</p>\n"
    }
  ]
};
