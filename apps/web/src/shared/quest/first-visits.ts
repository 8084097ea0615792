import { clearQuest, findSubmittedQuest } from './quest-storage.ts';

// Of results whose link was redeemed in this tab, in a browser that did not play.
const awaited = new Set<string>();

/** Records that the results, whose emailed link has been redeemed here, are about to open. */
export function awaitFirstVisit(assessmentResultId: string): void {
  awaited.add(assessmentResultId);
}

/** Returns whether the results have not been open in this browser since it played or redeemed their link. */
export function isFirstVisit(assessmentResultId: string): boolean {
  return awaited.has(assessmentResultId) || findSubmittedQuest(assessmentResultId) !== undefined;
}

/** Called once the results are open and the answers are no longer needed. */
export function endFirstVisit(assessmentResultId: string): void {
  awaited.delete(assessmentResultId);
  const quest = findSubmittedQuest(assessmentResultId);
  if (quest) clearQuest(quest.tier);
}
