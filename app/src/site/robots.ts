const robots =
  /(?<!cu)bot\b|(?<!cu)bot[/;)]|inspectiontool|crawl|spider|slurp|mediapartners|bingpreview|facebookexternalhit|embedly|lighthouse|pagespeed|page speed|gtmetrix|pingdom|webpagetest|ptst\//i;

/** Search engines, and what measures the speed of pages: they get no error page, only a log. */
export const isRobot = (userAgent: string): boolean => robots.test(userAgent);
