import { expect, it } from 'vitest';
import { isRobot } from './robots.ts';

// PAGE-28
it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Chrome/130 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
  'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/130 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'Mozilla/5.0 (Macintosh) AppleWebKit/537.36 Chrome/130 Safari/537.36 Chrome-Lighthouse',
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/130 Safari/537.36 PTST/240101',
  'Mozilla/5.0 (Windows NT 6.1) GTmetrix',
])('a robot that searches or measures is known: %s', (userAgent) => {
  expect(isRobot(userAgent)).toBe(true);
});

it.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) Chrome/130 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; KINGKONG Build/CUBOT) Chrome/130 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 9; CUBOT_X18) Chrome/130 Mobile Safari/537.36',
])('a person is no robot: %s', (userAgent) => {
  expect(isRobot(userAgent)).toBe(false);
});
