import Bowser from 'bowser';

/** Longer than any browser's; more is not read. */
const userAgentMaxLength = 500;

/** Where a request comes from, in words such as `Chrome on Android`; null when its user agent is none that people know. */
export function toDeviceWords(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, userAgentMaxLength));
  const words = [toName(browser.name), toName(os.name)].filter((name) => name !== undefined);
  return words.length > 0 ? words.join(' on ') : null;
}

/** What is not known is taken from the header as it stands, so anything but a name is left out. */
function toName(name: string | undefined): string | undefined {
  return name && /^[a-z][\w .-]{1,29}$/i.test(name) ? name : undefined;
}
