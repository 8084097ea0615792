/** Draws a traveller from behind, with a staff and a lantern. */
export function Traveller() {
  return (
    <g transform="translate(992 690) scale(.74)">
      <circle cx="33" cy="44" r="60" fill="url(#glow)" />
      <path stroke="#8a6a45" strokeWidth="3.4" strokeLinecap="round" d="M-22 100-15-6" />
      <path fill="#15173a" d="M-12 92h9l1 14h-13zM4 92h9l4 14H5z" />
      <path
        fill="url(#cloak)"
        d="M1-4c9 0 15 7 15 16 0 4-1 7-3 10 7 5 11 13 13 23l8 48c-9 6-20 9-34 9s-25-3-34-9l9-48c2-10 6-18 12-23-2-3-3-6-3-10C-16 3-8-4 1-4z"
      />
      <path
        fill="#4c1620"
        opacity=".6"
        d="M-2 34c-3 22-8 46-16 64l-9-2c8-20 16-42 25-62zM6 36c4 22 8 44 16 60l-8 3C9 80 6 58 6 36zM-9 21c6 4 14 4 20 0-3 7-6 10-10 10s-7-3-10-10z"
      />
      <path
        fill="#ffdc94"
        opacity=".6"
        d="M13 22c7 5 11 13 13 23l8 48-6 3-8-48c-2-10-4-18-7-26zM8-2c5 3 8 8 8 14 0 4-1 7-3 10l-3-4c2-5 2-14-2-20z"
      />
      <path stroke="#3a2c3a" strokeWidth="3" strokeLinecap="round" d="M20 34l12-4v6" />
      <path fill="#5f3f16" d="M27 36h11v3H27zM27 54h11v3H27z" />
      <path fill="#fff0bd" d="M28 39h9v15h-9z" />
    </g>
  );
}
