import type { BaseTranslation } from '../../i18n-types.ts';

const landing = {
  seeFeatures: 'See what it does',
  note: 'Free during early access. All you need is a Google account.',
  preview: {
    caption: 'A sketch of a document in session.',
    title: 'The house on the estuary',
    first:
      'The tide had gone out further than anyone remembered. Where the channel used to run there was a road of grey sand, and on the sand, quite alone, a chair.',
    second:
      'Nora looked at it from the kitchen window while the kettle made up its mind. It had not been there when she closed the shutters. It faced the house.',
    saved: 'Saved',
    session: 'In session',
    words: '318 words',
  },
  stepsTitle: 'An evening at the desk',
  stepsLead: 'Half an hour is enough, if it has a beginning and an end.',
  steps: {
    openTitle: 'Open a session',
    openText:
      'One press, and the cursor is back where you left it. Until then the text can only be read: no chapter is rewritten by accident.',
    writeTitle: 'Write',
    writeText:
      'Time and words count themselves at the foot of the page. Pause when the doorbell rings, and pick up the thread afterwards.',
    endTitle: 'Finish',
    endText:
      'See what the session came to, note how it felt, and keep it, publish it or let it go. The text stays either way.',
  },
  safeTitle: 'Nothing gets lost',
  safeLead: 'One lost sentence is enough to stop trusting a tool. That is where we began.',
  safe: {
    device:
      'Every change is kept on your device within half a second, before it leaves for the server.',
    honest: '“Saved” is shown only once the server has confirmed it.',
    offline: 'Without a network you go on writing; your words are sent as soon as it is back.',
    both: 'If the same words were changed in two places, you see both versions and choose.',
  },
  weekTitle: 'Landmarks, not marks',
  weekLead:
    'A target for the week rather than the day, sized to suit you. Cutting is never counted against you, and a missed week doesn’t cost you a word.',
  week: {
    caption: 'An example of a week.',
    words: 'Words',
    sessions: 'Sessions',
    target: 'of {target|number}',
  },
  formatsTitle: 'Whatever you write',
  formatsLead: 'A project keeps the pieces of one work together; a journal keeps one entry a day.',
  articlesTitle: 'On the craft',
  articlesLead: 'Articles for the days when it flows, and for the others.',
  allArticles: 'All articles',
  promiseTitle: 'What you will not find here',
  promise: {
    ads: 'Advertising, audience measurement, or tools that follow you around.',
    ai: 'An assistant that writes in your place, or texts handed over to train one.',
    hold: 'A locked door: everything can be downloaded, and the account deleted, without asking.',
  },
  readPhilosophy: 'Our principles',
} satisfies BaseTranslation;

export default landing;
