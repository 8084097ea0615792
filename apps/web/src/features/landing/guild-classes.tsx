import { ClassCard, type ClassCardProps } from '@guildpath/ui';
import classes from './guild-classes.module.css';

// Spec section 1.
const guildClasses: readonly ClassCardProps[] = [
  {
    emblem: 'warrior',
    name: 'Warrior',
    calling: 'Leaders',
    description:
      'Sees where the group should go, decides when others waver, and takes people along.',
    strengths: ['Leadership', 'Strategic Thinking'],
  },
  {
    emblem: 'mage',
    name: 'Mage',
    calling: 'Innovators',
    description:
      'Asks the question no one asked, takes problems apart, and builds what was not there before.',
    strengths: ['Problem Solving', 'Innovation'],
  },
  {
    emblem: 'healer',
    name: 'Healer',
    calling: 'Nurturers',
    description:
      'Notices how others fare, finds the words that help, and stays until things are well again.',
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
