// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "en",
  "title": "Terms of use",
  "lead": "Written to be read: each section begins with what it means.",
  "updatedOn": "2026-11-21",
  "cards": 0,
  "intro": "",
  "parts": [
    {
      "id": "purpose",
      "title": "Purpose",
      "html": "<p><strong>This document sets the rules between you and us.</strong> These terms govern the use of the Écritoire site and service, operated by [name of the operator], [postal address] (“we”), by anyone who visits it or opens an account (“you”).</p>\n"
    },
    {
      "id": "acceptance",
      "title": "Acceptance",
      "html": "<p><strong>Opening an account means accepting these terms.</strong> Merely reading the public pages commits you only to the rules that apply to reading. If you do not accept these terms, please do not open an account.</p>\n"
    },
    {
      "id": "your-account",
      "title": "Your account",
      "html": "<p><strong>One account per person, protected by Google.</strong> You sign in with a Google account whose email address is verified. The account is created the first time. It is personal: you answer for how it is used, and should tell us if you think that someone else is using it.</p>\n<p>You must be at least 15 years old, or have the consent of a parent or guardian.</p>\n"
    },
    {
      "id": "early-access",
      "title": "Early access",
      "html": "<p><strong>The service is free, and young.</strong> During early access nothing is due. Features may change, appear or disappear. We try to give notice of any important change, and we will not take away the ability to download your texts.</p>\n"
    },
    {
      "id": "your-texts",
      "title": "Your texts",
      "html": "<p><strong>What you write is yours.</strong> You keep every right in your texts. You allow us only to store them, back them up, send them to your devices and show them to the people you choose, as far as the service requires and for as long as you leave them here. This permission is non-exclusive, cannot be passed on, and ends when the text is deleted.</p>\n<p>We do not read your private texts. Technical work that required it, such as repairing a fault, would happen only with your agreement, unless the law obliges us.</p>\n"
    },
    {
      "id": "publishing",
      "title": "Publishing",
      "html": "<p><strong>You choose your readers, and you answer for what they read.</strong> A published session can be read by you alone, by your subscribers or by everyone, as you decide. By publishing you confirm that you have the right to. You may take a publication back at any time; we cannot take back copies that readers have made.</p>\n"
    },
    {
      "id": "what-is-not-allowed",
      "title": "What is not allowed",
      "html": "<p><strong>The studio is free, but not outside the law.</strong> You may not publish unlawful content, in particular content that incites hatred or violence, harms minors, defames, harasses, or violates privacy or the rights of others. You may not try to reach other people’s accounts or texts, disrupt the service, or query it by automated means without our agreement.</p>\n<p>Fiction is at home here: to depict is not to approve.</p>\n"
    },
    {
      "id": "suspension",
      "title": "Suspension",
      "html": "<p><strong>We seldom close a door, and we say why.</strong> In the event of a serious or repeated breach we may withdraw a publication or deactivate an account, giving our reasons unless the law forbids it. You may contest the decision by writing to [contact email address]. The holder of a deactivated account may ask for a copy of their texts.</p>\n"
    },
    {
      "id": "closing-your-account",
      "title": "Closing your account",
      "html": "<p><strong>You may leave whenever you like.</strong> The account can be deleted from the settings, with immediate effect. All the data it holds is erased, as explained under <a href=\"/en/privacy\">Privacy</a>. Should we ever have to close the service, you would be told at least [notice period, for instance three months] ahead, so that you can download your texts.</p>\n"
    },
    {
      "id": "availability-and-backups",
      "title": "Availability and backups",
      "html": "<p><strong>We do our best, and you keep a copy.</strong> The service is provided as it is, without a warranty that it will be uninterrupted or free of errors. We take serious precautions so that no word is lost. We nevertheless advise you to download regularly whatever is precious to you.</p>\n"
    },
    {
      "id": "liability",
      "title": "Liability",
      "html": "<p><strong>Each of us answers for what is in our hands.</strong> As far as the law permits, we are not liable for indirect damage, nor for damage due to your equipment, your connection or events beyond our control. Nothing in these terms limits the rights that the law gives to consumers, or our liability for gross negligence or personal injury.</p>\n"
    },
    {
      "id": "changes",
      "title": "Changes",
      "html": "<p><strong>We give notice before changing the rules.</strong> Account holders are told of any important change by email at least thirty days before it takes effect. If it does not suit you, you may delete your account before that date.</p>\n"
    },
    {
      "id": "governing-law-and-disputes",
      "title": "Governing law and disputes",
      "html": "<p><strong>Let us talk first.</strong> These terms are governed by French law, without depriving consumers of the protection of the law of their own country. In case of disagreement, write to us at [contact email address]. If we cannot agree, a consumer may turn, free of charge, to the mediator: [name and contact details of the mediator]. The competent courts are those designated by law.</p>\n"
    }
  ]
};
