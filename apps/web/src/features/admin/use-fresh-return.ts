import { useEffect } from 'react';

/** A page that the browser kept while its visitor was elsewhere, or signed out, is loaded anew when they come back to it. */
export function useFreshReturn(): void {
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);
}
