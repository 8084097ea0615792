import { IconBook2, IconCompass, IconMap2, IconSparkles } from '@tabler/icons-react';
import classes from './how-it-works.module.css';
import { ProvenScience } from './proven-science.tsx';
import stepClasses from './quest-steps.module.css';

const steps = [
  {
    icon: IconMap2,
    title: 'Choose Your Quest',
    text: 'Pick the quest you have time for. The Quick Quest takes about as long as a coffee break.',
  },
  {
    icon: IconBook2,
    title: 'Adventure Through Scenarios',
    text: 'Most scenes ask what you’d do, and a few are puzzles. They all go fast.',
  },
  {
    icon: IconSparkles,
    title: 'AI Analysis',
    text: 'Fixed rules turn your choices into a profile of your interests and personality. No AI guesses it.',
  },
  {
    icon: IconCompass,
    title: 'Get Recommendations',
    text: 'See careers that fit, why they fit, and the schools and skills that get you there.',
  },
];

export function HowItWorksContent() {
  return (
    <div className={classes.content}>
      <QuestSteps />
      <ProvenScience />
    </div>
  );
}

function QuestSteps() {
  return (
    <ol className={stepClasses.steps}>
      {steps.map(({ icon: Icon, title, text }) => (
        <li key={title} className={stepClasses.step}>
          <span className={stepClasses.medal}>
            <Icon size={30} stroke={1.6} aria-hidden="true" />
          </span>
          <h3 className="gp-size-4">{title}</h3>
          <p className={stepClasses.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
