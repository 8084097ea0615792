import { namesOfTaken, type ResultsOutput } from '@guildpath/contract';
import { useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import {
  readStorage,
  visitorKeyPrefix,
  writeStorage,
} from '../../../shared/auth/visitor-storage.ts';
import { ShelfButton } from '../../../shared/take-along/shelf-button.tsx';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import classes from './taken-along.module.css';

const storageKey = `${visitorKeyPrefix}sockets`;

/** Lets the owner of a result say what work should be about, and shows what was taken along. */
export function TakenAlong({ results }: { readonly results: ResultsOutput }) {
  const { assessmentResult, basicInterests: taken } = results;
  const utils = trpc.useUtils();
  const [isPutAway, setIsPutAway] = useState(() => readStorage(storageKey) !== null);
  const { mutate, isPending } = trpc.results.takeAlong.useMutation({
    onSuccess: (rescored, { assessmentResultId }) => {
      utils.results.get.setData({ assessmentResultId }, rescored);
      // The best match, the dare and the percentages in the library follow from it.
      void utils.user.invalidate(undefined, { refetchType: 'none' });
      void utils.catalogue.invalidate(undefined, { refetchType: 'none' });
    },
    onError: (error) => showFailure(error, 'Nothing Changed'),
  });
  const putAway = () => {
    writeStorage(storageKey, 'put-away');
    setIsPutAway(true);
  };
  const isEmpty = taken.length === 0;
  const isRow = isEmpty && !isPutAway;
  const line = isEmpty
    ? 'Is this list about the wrong things?'
    : `You took along: ${namesOfTaken(taken)}`;
  const words = isEmpty ? (
    'Say what your work should be about.'
  ) : (
    <>
      <span>Change</span> <span className="gp-visually-hidden">what you took along</span>
    </>
  );

  return (
    <div className={classes.taken} data-printed={!isEmpty}>
      <p role="status" className="gp-answer">
        {isRow ? null : line}
      </p>
      <ShelfButton
        taken={taken}
        isSaving={isPending}
        onPutAway={isRow ? putAway : undefined}
        onDone={(chosen, close) =>
          mutate(
            { assessmentResultId: assessmentResult.id, basicInterests: [...chosen] },
            { onSuccess: close },
          )
        }
      >
        {isRow ? null : words}
      </ShelfButton>
    </div>
  );
}
