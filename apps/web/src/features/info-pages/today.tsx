import { useEffect, useState } from 'react';

/** The current date in words; empty until the page runs in a browser, since it may have been rendered another day. */
export function Today() {
  const [today, setToday] = useState<Date>();
  useEffect(() => setToday(new Date()), []);
  return (
    // Sweden writes dates as machines read them, and this one is the day that the words name.
    <time dateTime={today?.toLocaleDateString('sv-SE')}>
      {today?.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' })}
    </time>
  );
}
