import { NavLink as MantineNavLink } from '@mantine/core';
import '@mantine/core/styles/NavLink.layer.css';
import classes from './nav-link.module.css';

export const NavLink = MantineNavLink.withProps({ classNames: classes });
