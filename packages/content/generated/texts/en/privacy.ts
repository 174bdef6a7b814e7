// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "en",
  "title": "Privacy",
  "lead": "The short version: your texts are yours alone, nothing follows you around, and you can take everything away or erase it without writing to us.",
  "updatedOn": "2026-11-23",
  "cards": 0,
  "intro": "",
  "parts": [
    {
      "id": "who-is-responsible",
      "title": "Who is responsible",
      "html": "<p>The data controller is [name of the operator], [postal address]. For any question about your data, write to [contact email address]. [If any: name and contact details of the data protection officer.]</p>\n"
    },
    {
      "id": "what-we-keep-and-why",
      "title": "What we keep, and why",
      "html": "<p><strong>Your account.</strong> When you sign in with Google we receive your Google identifier, your email address, your name, the address of your picture and your language. To these you may add a biography, a language, a time zone, the first day of your week, and your targets. We use them to provide the service; the legal basis is the performance of a contract.</p>\n<p><strong>Your texts.</strong> Projects, documents, journals, sessions, comments and moods, with the dates and figures that follow from them. We keep them to give them back to you, and to the readers you choose. Basis: the performance of a contract.</p>\n<p><strong>The waitlist, questions and suggestions.</strong> Your email address and what you write in the form. We use them to answer you and, on the waitlist, to write to you once, when early access ends. Basis: for the waitlist, your consent, which you may withdraw at any time; for questions and suggestions, our legitimate interest in answering them.</p>\n<p><strong>Running the server.</strong> To limit abuse, sign-in and the public forms count the requests of each client by a digest of its address, from which the address cannot be recovered and which is forgotten after a day. Technical logs hold neither your texts nor your credentials. Basis: our legitimate interest in protecting the service.</p>\n"
    },
    {
      "id": "what-we-do-not-do",
      "title": "What we do not do",
      "html": "<p>No advertising, no audience measurement, no resale, no profiling, no automated decisions. Your texts train no model.</p>\n"
    },
    {
      "id": "what-is-stored-on-your-device",
      "title": "What is stored on your device",
      "html": "<p>Only what the service you asked for needs:</p>\n<ul>\n<li><code>authToken</code> and <code>refreshToken</code>, two cookies that keep you signed in, for 7 and 30 days;</li>\n<li><code>locale</code>, a cookie that remembers your language, for 365 days;</li>\n<li><code>cookieConsent</code>, a cookie that remembers your answer about cookies, for 6 months;</li>\n<li>your choice of colours, whether “?” is a shortcut, and whether smart typography is on, in local storage, until you clear them;</li>\n<li>small notes, in session storage, until the tab is closed: that you have seen the home page or followed a link of the site, how far you had scrolled on each page, which row of a list you left, that a page was reloaded, a sign-in under way, what it is to confirm and the settings that you had not saved, why the last one failed, where you were in a text when you had to sign in again, a message to show you, that you were told of a wrong clock on this device, which session’s review is open, which forgotten session you went on with, the number of a deleted account while what was left of it is erased;</li>\n<li>what you can undo in the last texts that you left, with these texts, in session storage, until you close the tab or sign out;</li>\n<li>what you type into a form of the site, in session storage, until you send it or close the tab;</li>\n<li>what you have begun to fill in of a session’s review, in local storage, until it is sent or you sign out;</li>\n<li>the text that your session last wrote in, in local storage, until the next session or you sign out;</li>\n<li>what you type for a text that is opening, in local storage, until it is open or your account is deleted, even once you have signed out;</li>\n<li>words that are waiting to be sent, in a database of the browser and, for those of the last instant before you leave a page, in local storage, until the server has confirmed them;</li>\n<li>the name of the text they belong to and, if it was deleted, a note of that, in local storage, until the server has confirmed them or you erase them.</li>\n</ul>\n<p>No optional cookie is used today. If there ever were one, we would ask you first. Your preferences can be reached at the foot of every public page and in the settings.</p>\n"
    },
    {
      "id": "who-else-sees-anything",
      "title": "Who else sees anything",
      "html": "<p><strong>Google</strong>, when you sign in through it, and because profile pictures are loaded from its servers: your own, and the author’s when you read a published text, even without an account. It then receives the IP address of your device. <strong>Our host</strong>, [name of the host], [country], which keeps the data on our behalf. <strong>Your readers</strong>, for what you publish: they see your name and picture, never your email address.</p>\n<p>We pass nothing on to anyone else unless the law obliges us to. [If any: transfers outside the European Union, and their safeguards.]</p>\n"
    },
    {
      "id": "for-how-long",
      "title": "For how long",
      "html": "<p>Account data and texts are kept until you delete them. A project, a document or a journal page that you delete stays on the server for thirty more days, out of every list, and is then erased. Earlier versions of a text are kept with it. Deleting the account erases them from the database at once; backups that still hold them are destroyed within [backup retention period] at the latest. Addresses on the waitlist are erased when you ask, and at the latest [period] after early access ends. Questions and suggestions are kept for [period], technical logs for [period].</p>\n"
    },
    {
      "id": "your-rights",
      "title": "Your rights",
      "html": "<p>You may access your data, correct it, erase it, take it elsewhere, object to its processing or ask for it to be restricted, and withdraw a consent. For most of this there is no need to write to us: the full download and the deletion of the account are in the settings. For the rest, write to [contact email address]; we answer within a month.</p>\n<p>If our answer does not satisfy you, you may complain to the data protection authority of your country; in France it is the CNIL.</p>\n"
    },
    {
      "id": "security",
      "title": "Security",
      "html": "<p>Everything travels over an encrypted connection. The tokens that keep you signed in are stored in a form that cannot be reused, and can all be revoked from the settings. A strict security policy keeps any script foreign to the site from running.</p>\n"
    },
    {
      "id": "changes",
      "title": "Changes",
      "html": "<p>If this page changes in a way that matters to you, account holders will be told by email before the change takes effect. The date of the last change stands at the head of the page.</p>\n"
    }
  ]
};
