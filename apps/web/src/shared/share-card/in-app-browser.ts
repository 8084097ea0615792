/** The names by which apps with a browser of their own call it. */
const inAppBrowsers =
  /\b(Instagram|FBAN|FBAV|FB_IAB|musical_ly|BytedanceWebview|TikTok|Snapchat|Line\/|LinkedInApp|MicroMessenger|Pinterest|Twitter for i)/;

/** Browsers inside other apps ignore downloads without a word. */
export function isInAppBrowser(userAgent = navigator.userAgent): boolean {
  return inAppBrowsers.test(userAgent);
}
