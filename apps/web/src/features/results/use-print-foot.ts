import { useEffect } from 'react';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** The foot of every printed page: where these results are, and when they were printed. */
export function usePrintFoot(): void {
  useEffect(() => {
    const writeFoot = () => {
      const { origin, pathname } = window.location;
      const foot = `${origin}${pathname} · ${dateFormat.format(new Date())}`;
      document.documentElement.style.setProperty('--print-foot', JSON.stringify(foot));
    };
    window.addEventListener('beforeprint', writeFoot);
    return () => {
      window.removeEventListener('beforeprint', writeFoot);
      document.documentElement.style.removeProperty('--print-foot');
    };
  }, []);
}
