import picture from './sealed-letter.svg';

export interface SealedLetterProps {
  /** Width in pixels. Default: 96. */
  size?: number;
  className?: string;
}

/** Shows a letter with a seal of red wax. It is decorative. */
export function SealedLetter({ size = 96, className }: SealedLetterProps) {
  return <img className={className} src={picture} alt="" width={size} height={(size * 72) / 96} />;
}
