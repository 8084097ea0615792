import { basicInterestNames, type ResultsOutput } from '@guildpath/contract';
import { IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import {
  readStorage,
  visitorKeyPrefix,
  writeStorage,
} from '../../../shared/auth/visitor-storage.ts';
import { ShelfButton } from '../../../shared/take-along/shelf-button.tsx';
import { TakenIcon } from '../../../shared/take-along/sockets.tsx';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import classes from './taken-along.module.css';

const storageKey = `${visitorKeyPrefix}sockets`;

/** Lets the owner of a result say what work should be about, and shows what was taken along. */
export function TakenAlong({ results }: { readonly results: ResultsOutput }) {
  const { assessmentResult, basicInterests: taken } = results;
  const utils = trpc.useUtils();
  const [isPutAway, setIsPutAway] = useState(() => readStorage(storageKey) !== null);
  // The same button in every state, so that it keeps the focus.
  const button = useRef<HTMLButtonElement>(null);
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
    button.current?.focus();
  };
  const isEmpty = taken.length === 0;
  const isRow = isEmpty && !isPutAway;

  return (
    <div className={classes.taken} data-printed={!isEmpty}>
      <p role="status" className="gp-answer">
        {isRow ? null : isEmpty ? (
          <span>Is this list about the wrong things?</span>
        ) : (
          <>
            <span>You took along:</span>
            {taken.map((interest, index) => (
              <strong key={interest}>
                {' '}
                <TakenIcon interest={interest} />
                <span>{basicInterestNames[interest] + (index < taken.length - 1 ? ',' : '')}</span>
              </strong>
            ))}
          </>
        )}
      </p>
      <ShelfButton
        button={button}
        taken={taken}
        isSaving={isPending}
        onDone={(chosen, close) =>
          mutate(
            { assessmentResultId: assessmentResult.id, basicInterests: [...chosen] },
            { onSuccess: close },
          )
        }
      >
        {isRow ? null : isEmpty ? (
          <span>Say what your work should be about.</span>
        ) : (
          <>
            <span>Change</span> <span className="gp-visually-hidden">what you took along</span>
          </>
        )}
      </ShelfButton>
      {isRow ? (
        <button type="button" className={classes.away} aria-label="Put this away" onClick={putAway}>
          <IconX size={20} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
