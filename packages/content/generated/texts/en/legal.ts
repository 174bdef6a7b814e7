// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "en",
  "title": "Legal notice",
  "lead": "Passages in square brackets are to be filled in by whoever operates this service, before opening it to the public.",
  "updatedOn": "2026-11-21",
  "cards": 0,
  "intro": "",
  "parts": [
    {
      "id": "publisher",
      "title": "Publisher",
      "html": "<p>The Écritoire site and service are published by:</p>\n<ul>\n<li><strong>[name of the operator]</strong>, [legal form and share capital, if any]</li>\n<li>Registered office or address: [full postal address]</li>\n<li>Registration: [company number and register, or equivalent]</li>\n<li>VAT number: [number, if any]</li>\n<li>Email: [contact email address]</li>\n<li>Telephone: [telephone number]</li>\n</ul>\n"
    },
    {
      "id": "person-responsible-for-publication",
      "title": "Person responsible for publication",
      "html": "<p>The person responsible for publication is [name of the person responsible].</p>\n"
    },
    {
      "id": "hosting",
      "title": "Hosting",
      "html": "<p>The site is hosted by:</p>\n<ul>\n<li><strong>[name of the host]</strong></li>\n<li>[postal address of the host]</li>\n<li>[telephone number of the host]</li>\n<li>Country in which the data is kept: [country]</li>\n</ul>\n"
    },
    {
      "id": "intellectual-property",
      "title": "Intellectual property",
      "html": "<p>The name, logo, interface and texts of this site belong to the publisher or to their authors and are protected by intellectual property law. They may not be reproduced without permission, except for short quotations that name their source.</p>\n<p>Texts written in the studio belong to the people who write them. The <a href=\"/en/cgu\">terms of use</a> say what the publisher may do with them: keep them, show them to whomever you decide, and nothing more.</p>\n"
    },
    {
      "id": "links",
      "title": "Links",
      "html": "<p>Articles may link to other sites. Such links are chosen with care, but the publisher has no control over the content of third-party sites and does not answer for it.</p>\n"
    },
    {
      "id": "reporting-content",
      "title": "Reporting content",
      "html": "<p>If you believe that a published text is unlawful or infringes your rights, write to [email address for reports] with the address of the page, what you object to and why, and how to reach you. Every report is examined and answered.</p>\n"
    },
    {
      "id": "personal-data",
      "title": "Personal data",
      "html": "<p>How personal data is handled is described under <a href=\"/en/privacy\">Privacy</a>.</p>\n"
    },
    {
      "id": "credits",
      "title": "Credits",
      "html": "<p>The typefaces are Literata and Instrument Sans, under the SIL Open Font License. The icons come from Lucide, under the ISC License.</p>\n"
    }
  ]
};
