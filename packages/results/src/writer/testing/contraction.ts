/** Finds a contraction such as `you'll`, but no possessive such as `guild's`. */
export const contraction =
  /\b(\w+n't|\w+'(re|ll|ve|m|d)|(it|that|there|here|what|who|let|where|how|one|nobody|everyone|everybody|someone|somebody|something|whoever|whatever|he|she)'s)\b/i;
