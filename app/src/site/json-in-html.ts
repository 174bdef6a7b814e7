/** JSON as it may stand in a page: nothing in it can end the script element that holds it. */
export const jsonInHtml = (json: string): string => json.replaceAll('<', '\\u003c');
