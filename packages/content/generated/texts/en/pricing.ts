// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "en",
  "title": "Pricing",
  "lead": "Today everything is free. Here is what is decided, what is planned, and what we will not do.",
  "updatedOn": null,
  "cards": 3,
  "intro": "",
  "parts": [
    {
      "id": "early-access",
      "title": "Early access",
      "html": "<p><strong>Free, right now.</strong> Every feature, without a credit card and with no end date set.</p>\n<ul>\n<li>Sessions, projects, documents and journals</li>\n<li>Objectives, calendar and statistics</li>\n<li>Publishing and invitations</li>\n<li>A download of all your texts</li>\n</ul>\n"
    },
    {
      "id": "free-plan",
      "title": "Free plan",
      "html": "<p><strong>Planned, at no charge.</strong> After early access it will still be possible to write without paying. Its exact limits are not settled yet.</p>\n<ul>\n<li>Write, reread and keep your texts</li>\n<li>Download everything, at any time</li>\n<li>No advertising</li>\n</ul>\n"
    },
    {
      "id": "full-plan",
      "title": "Full plan",
      "html": "<p><strong>Planned, paid.</strong> For people who use the studio heavily and would like to support it. Neither its price nor its date is decided.</p>\n<ul>\n<li>Everything in the free plan</li>\n<li>Features still to be worked out</li>\n<li>Cancel whenever you like</li>\n</ul>\n"
    },
    {
      "id": "what-will-not-change",
      "title": "What will not change",
      "html": "<p>Your texts will stay within reach and downloadable, whether you pay or not. No plan will limit how many of your own words you can read or take away. There will be no advertising, and your data will not be the currency.</p>\n"
    },
    {
      "id": "how-you-will-hear-about-it",
      "title": "How you will hear about it",
      "html": "<p>Before early access ends, every account holder will get a message at their email address with the prices, the date and the choices. Nothing will become chargeable without your own yes: if we do not hear from you, your account moves to the free plan.</p>\n"
    }
  ]
};
