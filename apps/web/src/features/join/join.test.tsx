import type { JoinOutput, PlaceOutput } from '@guildpath/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { writePlace } from '../../shared/halls/stored-place.ts';
import { saveQuest } from '../../shared/quest/quest-storage.ts';
import {
  aSavedQuest,
  aUser,
  siteSettings,
  someResults,
  threeScenes,
} from '../../testing/builders.ts';
import { CallError, fakeApi } from '../../testing/fake-api.ts';
import { blockStorage } from '../../testing/hinder-storage.ts';
import { renderApp } from '../../testing/render-app.tsx';

const aJoin: JoinOutput = {
  hallName: 'Grade 9, room 12',
  guideName: 'Rosa',
  assessmentType: 'quick',
  deleteOn: '2027-03-06',
  names: ['Patient Heron', 'Quiet Egret', 'Kind Otter'],
};

const aPlace: PlaceOutput = {
  name: 'Patient Heron',
  hallName: 'Grade 9, room 12',
  assessmentType: 'quick',
  isShared: false,
  deleteOn: '2027-03-06',
  assessmentResultId: null,
};

const words = 'blouse target ivy rocket';
const updatedAt = '2026-11-27T10:00:00.000Z';

describe('a student', () => {
  it('types the code in any way, picks a drawn name and is in the quest of the hall', async () => {
    let hasPlace = false;
    const calls = fakeApi({
      'join.read': () => aJoin,
      'join.open': ({ input }) => {
        hasPlace = true;
        return { name: input.name, returnWords: words };
      },
      'place.get': () => {
        if (hasPlace) return aPlace;
        throw new CallError('UNAUTHORIZED', 'Unauthorized');
      },
      'assessment.questions': () => threeScenes,
    });
    const { user, address } = renderApp('/join');
    await user.type(await screen.findByLabelText('Code or four words'), 'pqp-chtb');
    await user.click(screen.getByRole('button', { name: 'Go In' }));
    expect(
      await screen.findByText('On March 6, 2027 we delete everything in this hall.'),
    ).toBeVisible();
    const heron = screen.getByRole('button', { name: 'Patient Heron' });
    expect(heron).toHaveAttribute('translate', 'no');
    await user.click(heron);
    expect(await screen.findByText(words)).toHaveAttribute('translate', 'no');
    expect(screen.getByText('You’re Patient Heron')).toHaveAttribute('translate', 'no');
    expect(localStorage.getItem('guildpath.place')).not.toContain('blouse');
    await user.click(screen.getByRole('link', { name: 'Begin the Quest' }));
    expect(await screen.findByRole('heading', { name: 'The Gate' })).toBeVisible();
    expect(screen.getByText('Grade 9, room 12')).toBeVisible();
    expect(address()).toBe('/assessment/quick');
    expect(calls.find(({ procedure }) => procedure === 'join.open')?.input).toEqual({
      code: 'PQPCHTB',
      name: 'Patient Heron',
    });
  });

  it('is offered other names when someone took the picked one', async () => {
    let isTaken = true;
    fakeApi({
      'join.read': () => ({ ...aJoin, names: [isTaken ? 'Patient Heron' : 'Bright Lynx'] }),
      'join.open': () => {
        isTaken = false;
        throw new CallError('NAME_TAKEN', 'Someone just took that name. Please pick another one.');
      },
    });
    const { user } = renderApp('/join/PQPCHTB');
    await user.click(await screen.findByRole('button', { name: 'Patient Heron' }));
    expect(await screen.findByRole('button', { name: 'Bright Lynx' })).toBeVisible();
  });

  it('finds the new hall where the one before left a place open, and nobody’s name or words', async () => {
    writePlace({ ...aPlace, hallName: 'Grade 8', returnWords: words });
    let hasPlace = true;
    fakeApi({
      'join.read': () => ({ ...aJoin, names: ['Kind Otter'] }),
      'place.get': () => {
        if (hasPlace) return { ...aPlace, hallName: 'Grade 8' };
        throw new CallError('UNAUTHORIZED', 'Unauthorized');
      },
      'auth.logout': () => {
        hasPlace = false;
        return { message: 'Logged out' };
      },
    });
    const { user, address } = renderApp('/join/PQPCHTB');
    const next = await screen.findByRole('button', { name: 'Next Student the open quest' });
    expect(screen.getByRole('heading', { name: 'Grade 9, room 12' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'It’s Mine' })).toHaveAttribute('href', '/join');
    for (const left of [/Patient Heron/, /Grade 8/, words]) {
      expect(screen.queryByText(left)).not.toBeInTheDocument();
    }
    await user.click(next);
    await user.click(next);
    expect(await screen.findByRole('button', { name: 'Kind Otter' })).toBeVisible();
    expect(address()).toBe('/join/PQPCHTB');
  });

  it('reads why no name brings them in while the browser refuses the cookie of the place', async () => {
    fakeApi({
      'join.read': () => aJoin,
      'join.open': ({ input }) => ({ name: input.name, returnWords: words }),
      'place.get': () => {
        throw new CallError('UNAUTHORIZED', 'Unauthorized');
      },
    });
    const { user, address } = renderApp('/join/PQPCHTB');
    await user.click(await screen.findByRole('button', { name: 'Patient Heron' }));
    expect(await screen.findByText('Your Browser Blocks Cookies')).toBeVisible();
    expect(address()).toBe('/join/PQPCHTB');
  });

  it('reads in one sentence why no one can come in', async () => {
    fakeApi({
      'join.read': () => {
        throw new CallError('CONFLICT', 'This hall is closed. Your guide can open it again.');
      },
    });
    renderApp('/join/PQPCHTB');
    expect(
      await screen.findByText('This hall is closed. Your guide can open it again.'),
    ).toBeVisible();
  });

  it.each(['three words only', 'hello', 'https://guildpath.test/'])(
    'reads that %j is neither a code nor four words, and stays',
    async (text) => {
      fakeApi({});
      const { user, address } = renderApp('/join');
      await user.type(await screen.findByLabelText('Code or four words'), `${text}{Enter}`);
      expect(await screen.findByText(/^A code has seven letters/)).toBeVisible();
      expect(address()).toBe('/join');
    },
  );

  it('comes back to the result by four words', async () => {
    fakeApi({
      'join.comeBack': () => ({ ...aPlace, assessmentResultId: 'r1' }),
      'place.get': () => ({ ...aPlace, assessmentResultId: 'r1' }),
      'results.get': () => someResults(),
    });
    const { user, address } = renderApp('/join');
    await user.type(await screen.findByLabelText('Code or four words'), `${words}{Enter}`);
    expect(await screen.findByText(/Well done, Patient Heron!/)).toBeVisible();
    expect(address()).toBe('/results/r1');
  });

  it('comes back to the running quest with the answers of another device, and adds to them', async () => {
    const responses = [
      { questionId: 'q1', selectedOption: 'c' as const, questionType: 'riasec' as const },
    ];
    const draft = {
      assessmentType: 'quick' as const,
      responses,
      updatedAt,
    };
    const calls = fakeApi({
      'join.comeBack': () => aPlace,
      'place.get': () => aPlace,
      'assessment.questions': () => threeScenes,
      'user.drafts': () => ({ drafts: [draft] }),
      'user.saveDraft': ({ input }) => ({ ...draft, ...input }),
    });
    const { user, goTo } = renderApp('/join');
    await user.type(await screen.findByLabelText('Code or four words'), `${words}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'The Inn' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^B/ }));
    goTo('/join');
    await waitFor(() =>
      expect(calls.find(({ procedure }) => procedure === 'user.saveDraft')?.input).toMatchObject({
        responses: [{ questionId: 'q1', selectedOption: 'c' }, { questionId: 'q2' }],
      }),
    );
  });

  it('whose place has closed is asked to come back, and for no email', async () => {
    writePlace(aPlace);
    saveQuest('quick', aSavedQuest({ position: 3, answers: { q1: 'a', q2: 'b', q3: 'c' } }));
    let isThere = true;
    fakeApi({
      'assessment.questions': () => threeScenes,
      'user.drafts': () => ({ drafts: [] }),
      'place.get': () => {
        if (isThere) return aPlace;
        throw new CallError('UNAUTHORIZED', 'Unauthorized');
      },
      'assessment.submit': () => {
        isThere = false;
        throw new CallError('INVALID_CREDENTIALS', 'Your place in the hall has closed.');
      },
    });
    const { user, address } = renderApp('/assessment/quick');
    await user.click(await screen.findByRole('button', { name: 'Get My Career Results' }));
    expect(
      await screen.findByText(/has closed on this device. Your answers are still/),
    ).toBeVisible();
    expect(address()).toBe('/join');
    await user.click(screen.getByRole('button', { name: 'Go On Without a Class' }));
    expect(await screen.findByRole('link', { name: 'START QUICK QUEST' })).toBeVisible();
    expect(localStorage.getItem('guildpath.place')).toBeNull();
  });

  it('is still one after a reload in a browser that keeps the cookie and stores nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    blockStorage();
    const responses = ['q1', 'q2'].map((questionId) => ({ questionId, selectedOption: 'c' }));
    fakeApi({
      'place.get': () => aPlace,
      'assessment.questions': () => threeScenes,
      'user.drafts': () => ({ drafts: [{ assessmentType: 'quick', responses, updatedAt }] }),
    });
    renderApp('/assessment/quick');
    expect(await screen.findByRole('heading', { name: 'The Bridge' })).toBeVisible();
    expect(screen.getByText('Grade 9, room 12')).toBeVisible();
  });

  it('who is signed in as a member is asked first', async () => {
    fakeApi({ 'auth.user': () => aUser(), 'join.read': () => aJoin });
    const { user } = renderApp('/join/PQPCHTB');
    await user.click(await screen.findByRole('button', { name: 'Join as a Student' }));
    expect(await screen.findByRole('button', { name: 'Quiet Egret' })).toBeVisible();
  });
});

describe('a student who has finished', () => {
  const finished = { ...aPlace, assessmentResultId: 'r1' };

  it('is led from the quest to the result', async () => {
    fakeApi({
      'place.get': () => finished,
      'assessment.questions': () => threeScenes,
      'results.get': () => someResults(),
    });
    const { address } = renderApp('/assessment/quick');
    await waitFor(() => expect(address()).toBe('/results/r1'));
  });

  it('on another device is led to the result by the submission', async () => {
    let place: PlaceOutput = aPlace;
    const answers = { q1: 'a', q2: 'b', q3: 'c' } as const;
    saveQuest('quick', aSavedQuest({ idempotencyKey: 'k', position: 3, answers }));
    writePlace(aPlace);
    fakeApi({
      'place.get': () => place,
      'assessment.questions': () => threeScenes,
      'assessment.submit': () => {
        place = finished;
        throw new CallError('CONFLICT', 'You’ve already finished this quest.');
      },
      'results.get': () => someResults(),
    });
    const { user, address } = renderApp('/assessment/quick');
    await user.click(await screen.findByRole('button', { name: 'Get My Career Results' }));
    await waitFor(() => expect(address()).toBe('/results/r1'));
    expect(screen.getByText('You’ve already finished this quest.')).toBeVisible();
  });

  it('finds the result on the landing page, and no accounts', async () => {
    fakeApi({ 'place.get': () => finished });
    renderApp('/');
    expect(await screen.findByRole('link', { name: 'Open Your Result' })).toHaveAttribute(
      'href',
      '/results/r1',
    );
    for (const name of ['Login', 'Sign Up', 'START QUICK QUEST']) {
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
  });
});

it('a student is told which quest the hall plays', async () => {
  fakeApi({
    'site.settings': () => siteSettings({ availableTiers: ['quick', 'standard'] }),
    'place.get': () => aPlace,
  });
  renderApp('/assessment/standard');
  expect(await screen.findByText('Your hall plays the Quick Quest.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Begin the Quest' })).toHaveAttribute(
    'href',
    '/assessment/quick',
  );
});

it('a student whose hall has been deleted is told so, and asked for no email', async () => {
  writePlace({ ...aPlace, code: 'PQPCHTB' });
  fakeApi({
    'join.read': () => {
      throw new CallError('GONE', 'This hall has been deleted, with everything in it.');
    },
  });
  renderApp('/results/r1');
  expect(await screen.findByRole('heading', { name: 'Your Hall Is Gone' })).toBeVisible();
  expect(screen.getByText(/^Grade 9, room 12 has been deleted/)).toBeVisible();
});

it('a student whose session has ended is asked for the four words', async () => {
  writePlace(aPlace);
  fakeApi({ 'assessment.questions': () => threeScenes });
  renderApp('/assessment/quick');
  expect(await screen.findByText(/type your four words to open it again/)).toBeVisible();
});

it('a student with an open result learns at the next press that the hall is gone', async () => {
  writePlace({ ...aPlace, code: 'PQPCHTB' });
  let isThere = true;
  fakeApi({
    'place.get': () => {
      if (isThere) return { ...aPlace, assessmentResultId: 'r1' };
      throw new CallError('UNAUTHORIZED', 'Unauthorized');
    },
    'results.get': () => someResults(),
    'place.share': () => {
      isThere = false;
      throw new CallError('UNAUTHORIZED', 'Unauthorized');
    },
    'join.read': () => {
      throw new CallError('GONE', 'This hall has been deleted, with everything in it.');
    },
  });
  const { user } = renderApp('/results/r1');
  await user.click(await screen.findByRole('switch', { name: 'Show my result to my guide' }));
  expect(await screen.findByRole('heading', { name: 'Your Hall Is Gone' })).toBeVisible();
  expect(screen.queryByText('Unauthorized')).not.toBeInTheDocument();
});

describe('the result of a place', () => {
  const ownResult = {
    'place.get': () => ({ ...aPlace, assessmentResultId: 'r1' }),
    'results.get': () => someResults(),
  };

  it('shows the four words until they are written down, and nothing that needs an account', async () => {
    writePlace({ ...aPlace, returnWords: words });
    fakeApi(ownResult);
    const { user } = renderApp('/results/r1');
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I’ve Written Them Down' }));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(localStorage.getItem('guildpath.place')).not.toContain('blouse');
    for (const name of [/^Save/, /^Share$/, 'Delete This Result']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  it('is shown to the guide by a switch', async () => {
    writePlace(aPlace);
    const calls = fakeApi({
      ...ownResult,
      'place.share': ({ input }) => ({ ...aPlace, assessmentResultId: 'r1', ...input }),
    });
    const { user } = renderApp('/results/r1');
    const share = await screen.findByRole('switch', { name: 'Show my result to my guide' });
    expect(share).not.toBeChecked();
    await user.click(share);
    await waitFor(() => expect(screen.getByText(/They can also read this page/)).toBeVisible());
    expect(calls.at(-1)).toMatchObject({ procedure: 'place.share', input: { isShared: true } });
  });

  it('leaves nothing for the next student', async () => {
    writePlace({ ...aPlace, returnWords: words });
    let isThere = true;
    fakeApi({
      ...ownResult,
      'place.get': () => {
        if (isThere) return ownResult['place.get']();
        throw new CallError('UNAUTHORIZED', 'Unauthorized');
      },
      'auth.logout': () => {
        isThere = false;
        return { message: 'Logged out' };
      },
    });
    const { user, goTo } = renderApp('/results/r1');
    await user.click(await screen.findByRole('button', { name: 'Next Student Patient Heron' }));
    await user.click(screen.getByRole('button', { name: 'Leave as Patient Heron?' }));
    expect(await screen.findByLabelText('Code or four words')).toBeVisible();
    expect(screen.queryByText(/Patient Heron/)).not.toBeInTheDocument();
    expect(localStorage.getItem('guildpath.place')).toBeNull();
    goTo('/results/r1');
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  });
});

it('a site without halls has no way in', async () => {
  fakeApi({ 'site.settings': () => siteSettings({ hasHalls: false }) });
  renderApp('/join');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
