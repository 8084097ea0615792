import { lazy, useState } from 'react';
import { Fold } from '../parts/fold.tsx';
import { Later } from '../parts/later.tsx';

const PuzzleList = lazy(() =>
  import('./puzzle-list.tsx').then((module) => ({ default: module.PuzzleList })),
);

/** Opens on how the puzzles of the quest work; code and puzzles are fetched then. */
export function PuzzlesFold({ assessmentResultId }: { readonly assessmentResultId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold summary="See how the puzzles work" isOpen={isOpen} onToggle={setIsOpen}>
      {isOpen ? (
        <Later name="the puzzles">
          <PuzzleList assessmentResultId={assessmentResultId} />
        </Later>
      ) : null}
    </Fold>
  );
}
