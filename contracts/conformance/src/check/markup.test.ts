import { expect, it } from 'vitest';
import { faultOfMarkup } from './markup.ts';

const elements = {
  p: {},
  em: {},
  a: { href: '^/', title: '' },
  br: {},
};
const fault = (html: string) => faultOfMarkup(html, elements);

it.each([
  '',
  'Rain &lt; snow, rain > snow',
  '<p>Rain<br>and <em>snow</em><br/>and <a title="a > b" href="/a">wind</a><br /></p>\n',
])('finds nothing in %j', (html) => {
  expect(fault(html)).toBeUndefined();
});

// SITE-30
it.each([
  ['<p>a</p><table><tr></tr></table>', 'has <table>, which is not among its elements'],
  ['<constructor></constructor>', 'has <constructor>, which is not among its elements'],
  ['<p id="a">a</p>', 'has id in <p>, which may not have it'],
  ['<p onclick>a</p>', 'has onclick in <p>, which may not have it'],
  ['<p toString="a">a</p>', 'has toString in <p>, which may not have it'],
  ['<a href="next">a</a>', 'has href="next" in <a>'],
  ['<a href>a</a>', 'has href="" in <a>'],
  ['<p>a', 'leaves <p> open'],
  ['<p><em>a</p></em>', 'has </p> where that is not what is open'],
  ['a</p>', 'has </p> where that is not what is open'],
  ['<br></br>', 'has </br> where that is not what is open'],
  ["<a href='/a'>a</a>", "has “<a href='/a'>a</a>”, which begins no element"],
  ['<P>a</P>', 'has “<P>a</P>”, which begins no element'],
  ['a < b', 'has “< b”, which begins no element'],
  ['<!-- a -->', 'has “<!-- a -->”, which begins no element'],
])('says of %j that it %s', (html, told) => {
  expect(fault(html)).toBe(told);
});
