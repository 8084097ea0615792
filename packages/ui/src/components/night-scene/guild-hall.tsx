const pane = 'v-8a4 4 0 0 1 8 0v8z';
const litWindows = [
  [1038, 452],
  [1038, 500],
  [1221, 372],
  [1221, 424],
  [1221, 480],
  [1221, 536],
  [1080, 506],
  [1172, 506],
  [972, 588],
  [1288, 586],
  [1308, 586],
];

/** Draws the lit hall. Its gate is at 1130, 612 of the scene. */
export function GuildHall() {
  return (
    <g>
      <ellipse cx="1130" cy="520" rx="330" ry="230" fill="url(#glow)" />

      <g fill="url(#stone)">
        <path d="M930 626v-46h8v-8h10v8h12v-8h10v8h12v-8h10v8h12v-8h10v8h12v-8h10v54z" />
        <path d="M1224 626v-54h10v8h12v-8h10v8h12v-8h10v8h12v-8h10v8h12v-8h10v8h8v46z" />
        <path d="M954 630v-84h36v84zM1276 626v-88h44v88z" />
        <path d="M1022 620V404h40v216z" />
        <path d="M1198 620V330h54v290z" />
        <path d="M1060 620V456l70-62 70 62v164z" />
      </g>
      <path
        fill="#8f96d6"
        opacity=".28"
        d="M1246 330h6v290h-6zM1057 404h5v52h-5zM1316 538h4v42h-4zM986 542h4v38h-4z"
      />

      <g fill="url(#roof)">
        <path d="M1014 408c10-34 20-60 28-92 8 32 18 58 28 92z" />
        <path d="M1188 336c14-38 27-72 37-112 10 40 23 74 37 112z" />
        <path d="M1046 462l84-90 84 90-8 6-76-66-76 66z" />
        <path d="M948 546l24-40 24 40zM1268 542l30-48 30 48z" />
        <path d="M1192 452h66v-8h-66zM1018 470h48v-7h-48z" />
      </g>
      <path
        fill="#a7aee6"
        opacity=".4"
        d="M1225 224c10 40 23 74 37 112h-6c-13-38-24-74-31-112zM1042 316c8 32 18 58 28 92h-5c-9-30-17-60-23-92zM1130 372l84 90-4 3-80-84z"
      />

      <path stroke="#c9a45c" strokeWidth="2.5" d="M1042 318v-26M1225 226v-40M1130 374v-22" />
      <path fill="#d8523a" d="M1226 188c12-5 20 6 34 0v16c-14 6-22-5-34 0z" />
      <path fill="#e9b44c" d="M1043 293c8-3 14 4 23 0v11c-9 4-15-3-23 0z" />

      <g fill="url(#light)" stroke="#ffc766" strokeOpacity=".3" strokeWidth="5">
        {litWindows.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}${pane}`} />
        ))}
        <circle cx="1130" cy="452" r="17" />
        <path d="M1116 614v-56a14 14 0 0 1 28 0v56z" />
      </g>
      <path
        stroke="#4a3568"
        strokeWidth="2.5"
        d="M1130 435v34M1113 452h34M1118 440l24 24M1142 440l-24 24M1130 546v68"
      />
      <path fill="#b03a2e" d="M1090 470h12v40l-6-7-6 7zM1158 470h12v40l-6-7-6 7z" />
      <path
        fill="url(#spill)"
        d="M1116 612h28c10 14 34 26 40 44-30 10-84 10-108 0 4-18 30-30 40-44z"
      />
    </g>
  );
}
