import { Link } from '@tanstack/react-router';

/** To the explanation of how the odds were found. */
export function HowSureLink() {
  return (
    <Link to="/about" hash="how-sure" className="gp-tall-link">
      How we know
    </Link>
  );
}
