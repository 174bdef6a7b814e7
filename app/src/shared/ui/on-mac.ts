/** Whether the keyboard is that of a Mac. */
export const onMac = /mac|iphone|ipad/i.test(navigator.userAgent);
