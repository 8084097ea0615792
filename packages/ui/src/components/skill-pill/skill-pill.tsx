import classes from './skill-pill.module.css';

export interface SkillPillProps {
  name: string;
  priority: 'high' | 'medium' | 'low';
}

const priorityWords = { high: 'High', medium: 'Medium', low: 'Low' } as const;

/** Shows a skill and its priority, in words as well as in colour. */
export function SkillPill({ name, priority }: SkillPillProps) {
  return (
    <span className={classes.pill} data-priority={priority}>
      <span>{name}</span>
      <span className={classes.priority}>
        {priorityWords[priority]}
        <span className="gp-visually-hidden"> priority</span>
      </span>
    </span>
  );
}
