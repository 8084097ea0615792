export function toParagraphs(text: string): readonly string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

const endOfSentence = /(?<=[.!?][’”"]?)\s+(?=\p{Lu})/u;

export function toSentences(paragraph: string): readonly string[] {
  return paragraph.split(endOfSentence);
}
