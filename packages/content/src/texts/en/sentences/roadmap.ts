import type { RoadmapTexts } from '@guildpath/contract';
import { withArticle } from '@guildpath/contract';
import { capitalize, inSentence, joinWords } from '../words.ts';

export const roadmap: RoadmapTexts = {
  skills: (names) => `Practice what it asks for most: ${joinWords(names)}.`,
  onlySkill: (name, sharers) => `Practice ${name}: ${joinWords(sharers)} asks for it too.`,
  sharedSkills: (names, widest, sharers) =>
    `Practice what it asks for most: ${joinWords(names)}. ${widest} is a safe place to start, since it counts for ${joinWords(sharers)} too.`,
  comparison: (title, firstStep) => `Then compare it with your next match, ${title}: ${firstStep}`,
  oneYear: {
    work: (title) =>
      `You could already be working as ${a(title)}, since most people learn it on the job.`,
    training: () =>
      'You could be in your first year of learning it, on the job, as an apprentice or in a program.',
    course: () =>
      'You could be done with the course, since most take from some weeks to a year, and look for your first job.',
    associate: () =>
      "You could be halfway through a two-year associate's degree, which is the usual way in.",
    practice: () =>
      'You could have a year of practice behind you, with something to show. A course or a degree can run beside it.',
    bachelor: () =>
      "You could have the first year of a bachelor's degree behind you, early enough to change the subject if it disappoints.",
    master: (title) =>
      `You could be a year into a bachelor's degree or, if you've got one, into the graduate school that ${a(title)} usually needs.`,
    doctor: (title) =>
      `You could be a year into the first degree or, if you've got one, into graduate school. Becoming ${a(title)} takes a doctoral or professional degree, so there's a way to go.`,
  },
  program: (name, school, otherCareer) => {
    const example = `One program to look at is ${name} at ${school}`;
    return otherCareer ? `${example}, which also prepares for ${otherCareer}.` : `${example}.`;
  },
  later: (title, experience) => `Becoming ${a(title)} takes ${experience} first.`,
  complaintsAtWork: (complaints) =>
    `By then you'll know if you can live with what people complain about. ${complaints}`,
  complaintsBeforeStudy: (complaints) =>
    `Before you sign up, ask someone who does it about the hard part. ${complaints}`,
  fiveYears: {
    work: (title) =>
      `You could have worked as ${a(title)} for about four years, and you'd be the one who shows newcomers how it's done.`,
    training: (title) =>
      `You could be fully trained and have worked as ${a(title)} for a year or more.`,
    course: (title) => `You could have worked as ${a(title)} for about three years.`,
    associate: (title) => `You could have your degree and about two years of work as ${a(title)}.`,
    practice: (title) =>
      `You could have some years of practice to show, and earn at least part of your living as ${a(title)}.`,
    bachelor: (title) => `You could have your degree and be in your first year as ${a(title)}.`,
    master: (title) =>
      `You could have a bachelor's degree and be about halfway through a master's. Your first job as ${a(title)} would come next.`,
    doctor: (title) =>
      `You could have a bachelor's degree and be in the first year of doctoral or professional study. It'd be a few more years until you work as ${a(title)}.`,
  },
  relatedMatches: (titles) =>
    `${joinWords(titles)} ${titles.length === 1 ? 'is' : 'are'} related work and among your matches too, so switching later wouldn't mean starting over.`,
  related: (titles) => `If you'd like a change by then, look at ${joinWords(titles)}.`,
  otherRoute: (title, way, carriedSkill) => {
    const carried = carriedSkill ? `, and ${carriedSkill} carries over` : '';
    return `${capitalize(a(title))}, also among your matches, has a ${way} way in${carried}.`;
  },
};

function a(title: string): string {
  return withArticle(inSentence(title));
}
