import { encode } from 'uqr';

export interface QrCodeProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** Draws the text as a QR code, with the quiet zone that scanners need. */
export function QrCode({ text, className }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={`QR code of ${text}`}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={dark.flat().join('')} />
    </svg>
  );
}
