import { Link } from '@tanstack/react-router';

export function HowSureLink() {
  return (
    <Link to="/about" hash="how-sure" className="gp-tall-link">
      How we know
    </Link>
  );
}
