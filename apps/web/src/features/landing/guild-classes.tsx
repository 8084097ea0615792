import { ClassCard, type ClassCardProps } from '@guildpath/ui';
import classes from './guild-classes.module.css';

// Spec section 1.
const guildClasses: readonly ClassCardProps[] = [
  {
    emblem: 'warrior',
    name: 'Warrior',
    calling: 'Leaders',
    description:
      'Sees where the group should go, decides while others hesitate, and brings people along.',
    strengths: ['Leadership', 'Strategic Thinking'],
  },
  {
    emblem: 'mage',
    name: 'Mage',
    calling: 'Innovators',
    description:
      'Asks the question no one else asked, takes problems apart, and builds things that didn’t exist before.',
    strengths: ['Problem Solving', 'Innovation'],
  },
  {
    emblem: 'healer',
    name: 'Healer',
    calling: 'Nurturers',
    description:
      'Notices how people are doing, finds the words that help, and stays until things are okay again.',
    strengths: ['Empathy', 'Communication'],
  },
];

export function GuildClasses() {
  return (
    <section className={classes.section} aria-label="The three classes">
      <p className={classes.line}>Ready to discover which class matches your career destiny?</p>
      <div className={classes.cards}>
        {guildClasses.map((guildClass) => (
          <ClassCard key={guildClass.emblem} {...guildClass} headingLevel={2} />
        ))}
      </div>
    </section>
  );
}
